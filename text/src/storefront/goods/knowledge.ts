export { text as knowledgeText } from './knowledge.en.ts'
