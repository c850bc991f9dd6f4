export { expectWeight } from './expected-weight.ts'
