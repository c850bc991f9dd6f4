/** In the language of this page. */
export * from './ui.en.ts'
