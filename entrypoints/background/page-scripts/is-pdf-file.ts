/** Whether a URL names a PDF file. */
export const isPdfFile = (url: string): boolean => /\.pdf$/i.test(url.split(/[?#]/, 1)[0] ?? '');
