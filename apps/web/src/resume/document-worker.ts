import '@kalam/documents/worker/document-worker';
