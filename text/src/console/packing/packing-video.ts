export { text as packingVideoText } from './packing-video.en.ts'
