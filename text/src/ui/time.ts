/** How long there is left. */
export * from './time.en.ts'
