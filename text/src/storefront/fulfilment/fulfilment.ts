export { text as fulfilmentText } from './fulfilment.en.ts'
