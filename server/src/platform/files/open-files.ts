import { join } from 'node:path'
import type { Env } from '../env.ts'
import { BucketStore } from './bucket-store.ts'
import type { FileStore } from './file-store.ts'
import { FolderStore } from './folder-store.ts'

/** Where a server without a bucket keeps its files, and one that has got a bucket kept them before. */
export const folderOf = ({ dataDir }: Pick<Env, 'dataDir'>): FolderStore =>
  new FolderStore(join(dataDir, 'files'))

/** The store that is configured. A bucket is asked first; what it does not have yet is read from the folder until it was moved. */
export const openFiles = (env: Pick<Env, 'dataDir' | 'bucket'>): FileStore =>
  env.bucket ? new BucketStore(env.bucket, folderOf(env)) : folderOf(env)
