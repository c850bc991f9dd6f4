/** Pictures that are looked at, and files that are chosen. */
export * from './pictures.en.ts'
