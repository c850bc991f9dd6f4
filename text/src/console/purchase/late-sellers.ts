export { text as lateSellersText } from './late-sellers.en.ts'
