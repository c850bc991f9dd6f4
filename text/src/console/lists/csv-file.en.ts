/** A CSV file that staff bring: chosen, checked whole, looked at, and only then put in force. */
export const text = {
  file: 'CSV file',
  fileHint: 'UTF-8, in the columns of the export. Nothing is stored until you confirm.',
  fileNeeded: 'Choose a file',
  check: 'Check and preview',
  checking: 'Checking…',
  exporting: 'Exporting…',
  changes: 'What it changes',

  faulty: (count: string) => `${count} ${count === '1' ? 'fault' : 'faults'}. Nothing was changed.`,
  faultyHint: 'The file is taken whole or not at all. Mend it and check it again.',
  shown: (shown: string) => `The first ${shown} are shown.`,
  row: 'Row',
  column: 'Column',
  problem: 'What is wrong',
  /** What may be wrong with any file, by the server's name for it. */
  problems: {
    encoding: 'Not UTF-8. Save the file as “CSV UTF-8”.',
    unreadable: 'Not readable as CSV: check the quotation marks',
    empty: 'No row to read',
    too_many_rows: 'Too many rows: at most 5,000',
    cell_count: 'Another number of cells than columns',
    missing_column: 'This column is missing',
    unknown_column: 'Nobody knows this column',
  } as Record<string, string>,
}
