/** Wording of why a file somebody brings along could not be read, and what to do then. */
export const importMessages = {
  'import-not-json': 'This file is not JSON. Please choose a JSON Resume file.',
  'import-not-json-resume': 'This file does not look like a JSON Resume.',

  'import-empty-file': 'This file is empty. Please choose another one, or save it again where it comes from.',
  'import-too-large':
    'This file is larger than {megabytes} MB. Please save a smaller copy, for instance without pictures, and choose that.',
  'import-too-many-pages':
    'This file has more than {limit} pages. Please save the pages of your resume as a file of their own.',
  'import-too-much-text':
    'This file has far more text than a resume. Please save your resume as a file of its own and choose that.',
  'import-took-too-long':
    'Reading this file took too long, so we stopped. Please save it again as PDF or .docx, or copy its text and paste it.',
  'import-nothing-found':
    'We found no text in this file. Please choose the file that has your resume, or copy its text and paste it.',
  'import-file-unreadable': 'This file could not be opened. Please choose it again.',
  'import-reading-failed':
    'Something went wrong while reading this file. Please copy its text and paste it instead.',
  'import-not-loaded':
    'The part of Kalam that reads files could not be loaded. Please check your internet connection and try again.',

  'import-pdf-locked':
    'This PDF opens only with a password. Please open it with the password, print it as a new PDF and choose that.',
  'import-pdf-broken': 'This PDF is damaged. Please save it again where it was made, or choose a Word file.',
  'import-pdf-picture':
    'This PDF is a picture of a page, without text we could read. Please export your resume as a PDF with text, from Word or Google Docs. A photo or scan of paper cannot be read here.',

  'import-word-locked':
    'This Word file opens only with a password. Please open it in Word, remove the password, save it and choose it again.',
  'import-word-broken':
    'This Word file is damaged. Please open it in Word or Google Docs, save it again as .docx or PDF, and choose that.',
  'import-old-word':
    'This is a file of an old Word (.doc). Please open it in Word or Google Docs, save it as .docx or PDF, and choose that.',
  'import-odt':
    'This is an OpenDocument file (.odt). Please open it in LibreOffice or Google Docs, save it as .docx or PDF, and choose that.',
  'import-pages':
    'This is a file of Apple Pages. Please open it in Pages, export it as PDF or Word, and choose that.',
  'import-rtf':
    'This is a rich text file (.rtf). Please open it in Word or Google Docs, save it as .docx or PDF, and choose that.',
  'import-web-page':
    'This is a web page. Please open it in a browser, print it as PDF and choose that, or copy its text and paste it.',
  'import-spreadsheet':
    'This is a spreadsheet. Please choose your resume as PDF or Word, or copy its text and paste it.',
  'import-slides': 'These are slides. Please export them as PDF and choose that.',
  'import-image':
    'This is a picture. A photo or scan of paper cannot be read here. Please choose your resume as PDF or Word.',
  'import-zip-unknown':
    'This ZIP is no LinkedIn export. Please unpack it and choose the file that has your resume.',
  'import-zip-locked':
    'This ZIP opens only with a password. Please unpack it and choose the file that has your resume.',
  'import-zip-broken': 'This ZIP is damaged. Please download or pack it again.',
  'import-archive-bomb':
    'This file unpacks to far more than a resume needs, so we did not open it. Please save it again in Word or Google Docs.',
  'import-unknown-file':
    'We cannot read this kind of file. Please choose your resume as PDF, Word (.docx) or text, or paste its text.',
} as const;
