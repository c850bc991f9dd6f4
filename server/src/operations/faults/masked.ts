const WORDS_MAX = 200

/** What may be somebody's: addresses, what stands in quotation marks, keys and ids, telephone numbers, whatever is not written in plain Latin. */
const MASKS: readonly RegExp[] = [
  /\b[a-z][a-z\d+.-]*:\/\/\S+/gi,
  /[^\s@"'<>()]+@[^\s@"'<>()]+/g,
  /"[^"]*"|“[^”]*”|`[^`]*`/g,
  // A name in a program's own fault, such as `reading 'length'`, may stay.
  /'(?![\w$.]{1,40}')[^']*'/g,
  /(?=[\w+/=-]*\d)[\w+/=-]{16,}/g,
  /\+?\d[\d\s().-]{4,}\d/g,
  /[^\p{ASCII}…“”‘’–]+/gu,
]

/**
 * The words of a fault without what may be a person's or a secret: rather too little is left than too much. Of a fault of the database nothing is, because it repeats
 * what it was given: its code says what it was.
 */
export function masked(error: Error): string {
  if (isOfDatabase(error))
    return ['database', error.code, error.constraint ?? error.table, error.routine].filter(Boolean).join(' ')
  const [line = ''] = error.message.split('\n')
  return MASKS.reduce((text, mask) => text.replaceAll(mask, '[…]'), line.slice(0, 2 * WORDS_MAX)).slice(
    0,
    WORDS_MAX,
  )
}

type DatabaseFault = Error & { code: string; constraint?: string; table?: string; routine?: string }

const isOfDatabase = (error: Error): error is DatabaseFault =>
  'severity' in error && 'code' in error && typeof error.code === 'string'
