/** The texts of galleries and file fields. */
export * from './pictures.en.ts'
