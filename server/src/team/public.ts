export { requireWorker } from './require-worker.ts'
export { tellNamed } from './tell-named.ts'
export { sellerGroupId } from './sql-seller-group.ts'
