export { text as stationText } from './station.en.ts'
