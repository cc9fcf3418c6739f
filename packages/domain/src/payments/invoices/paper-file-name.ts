/** `invoice_INV26-27-000042.pdf`: no file's name has a stroke in it. */
export const paperFileName = (kind: 'invoice' | 'credit-note' | 'receipt', number: string): string =>
  `${kind}_${number.replaceAll('/', '-')}.pdf`;
