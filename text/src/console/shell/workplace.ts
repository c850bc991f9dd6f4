export { text as workplaceText } from './workplace.en.ts'
