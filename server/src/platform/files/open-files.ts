import { join } from 'node:path'
import type { Env } from '../env.ts'
import { BucketStore } from './bucket-store.ts'
import type { FileStore } from './file-store.ts'
import { FolderStore } from './folder-store.ts'

/**
 * The folder where a server without a bucket stores its files, and where a server with a bucket may still
 * have older ones.
 */
export const folderOf = ({ dataDir }: Pick<Env, 'dataDir'>): FolderStore =>
  new FolderStore(join(dataDir, 'files'))

/**
 * The configured store. If it is a bucket, files that it does not have yet are read from the folder until
 * they are moved.
 */
export const openFiles = (env: Pick<Env, 'dataDir' | 'bucket'>): FileStore =>
  env.bucket ? new BucketStore(env.bucket, folderOf(env)) : folderOf(env)
