import { resolve } from 'node:path'
import type { Env } from '../../platform/env.ts'
import { type Place, folderPlace } from './place.ts'

/**
 * Opens the place named on the command line: the address of a folder in a bucket, or a local path relative to
 * the caller's folder (npm changes it).
 */
export async function openPlace(
  { backupKeys, bucket }: Pick<Env, 'backupKeys' | 'bucket'>,
  given: string,
  seenFrom = '.',
): Promise<Place> {
  if (!/^https?:/.test(given)) return folderPlace(resolve(seenFrom, given))
  const url = given.replace(/\/+$/, '')
  const { pathname, search, username } = URL.canParse(url) ? new URL(url) : { pathname: '' }
  if (!/^\/[^/]+/.test(pathname) || search || username)
    throw new Error(`${given} is not a URL such as https://s3.example.com/bucket/folder.`)
  if (!backupKeys)
    throw new Error('BACKUP_S3_ACCESS_KEY and BACKUP_S3_SECRET_KEY are required for backups in a bucket.')
  if (url === bucket?.url)
    throw new Error('The shop keeps its stored files there (S3_URL): choose another folder.')
  const { bucketPlace } = await import('./bucket-place.ts')
  return await bucketPlace({ url, ...backupKeys })
}
