export { text as receiveText } from './receive.en.ts'
