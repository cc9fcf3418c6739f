/** Whether this device hands PDF files to other apps; most phones do, few computers. */
export const sharesFiles = (): boolean => {
  if (typeof navigator.share !== 'function' || typeof navigator.canShare !== 'function') return false;
  return navigator.canShare({ files: [new File([], 'resume.pdf', { type: 'application/pdf' })] });
};

/** False when the person closed the sheet without choosing anybody. */
export const shareFile = async (file: File): Promise<boolean> => {
  try {
    await navigator.share({ files: [file], title: file.name });
    return true;
  } catch (failure) {
    if (failure instanceof DOMException && failure.name === 'AbortError') return false;
    throw failure;
  }
};
