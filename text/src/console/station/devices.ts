export { text as devicesText } from './devices.en.ts'
