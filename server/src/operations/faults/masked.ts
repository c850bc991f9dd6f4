const WORDS_MAX = 200

/**
 * Possibly personal data: addresses, quoted text, keys and ids, telephone numbers, and anything that is not
 * ASCII.
 */
const MASKS: readonly RegExp[] = [
  /\b[a-z][a-z\d+.-]*:\/\/\S+/gi,
  /[^\s@"'<>()]+@[^\s@"'<>()]+/g,
  /"[^"]*"|“[^”]*”|`[^`]*`/g,
  // Identifiers in error messages of the language, such as `reading 'length'`, may stay.
  /'(?![\w$.]{1,40}')[^']*'/g,
  /(?=[\w+/=-]*\d)[\w+/=-]{16,}/g,
  /\+?\d[\d\s().-]{4,}\d/g,
  /[^\p{ASCII}…“”‘’–]+/gu,
]

/**
 * An error message without anything that may be personal or secret; it rather removes too much than too
 * little. For database errors only the code and names are used, because their messages repeat the values.
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

type DatabaseError = Error & { code: string; constraint?: string; table?: string; routine?: string }

const isOfDatabase = (error: Error): error is DatabaseError =>
  'severity' in error && 'code' in error && typeof error.code === 'string'
