export { checkBooks, type Fault } from './books.ts'
