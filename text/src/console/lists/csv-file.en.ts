/** The import of a CSV file: it is chosen, checked as a whole, previewed, and only then applied. */
export const text = {
  file: 'CSV file',
  fileHint: 'UTF-8, with the columns of the export. Nothing is saved until you confirm.',
  fileNeeded: 'Choose a file',
  check: 'Check and preview',
  checking: 'Checking…',
  exporting: 'Exporting…',
  changes: 'What it changes',

  faulty: (count: string) => `${count} ${count === '1' ? 'error' : 'errors'}. Nothing was changed.`,
  faultyHint: 'The file is imported as a whole or not at all. Fix it and check it again.',
  shown: (shown: string) => `The first ${shown} are shown.`,
  row: 'Row',
  column: 'Column',
  problem: 'What is wrong',
  /** Problems that any file may have, by the server's name. */
  problems: {
    encoding: 'Not UTF-8. Save the file as “CSV UTF-8”.',
    unreadable: 'Not readable as CSV: check the quotation marks',
    empty: 'No rows found',
    too_many_rows: 'Too many rows: at most 5,000',
    cell_count: 'The number of cells doesn’t match the columns',
    missing_column: 'This column is missing',
    unknown_column: 'Unknown column',
  } as Record<string, string>,
}
