/** The texts of the remaining time. */
export * from './time.en.ts'
