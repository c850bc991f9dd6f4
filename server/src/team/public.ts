export { tellNamed } from './tell-named.ts'
