import type { Source } from '../env.ts'

/** An S3-compatible bucket for stored files. */
export type BucketSettings = { url: string; region: string; accessKey: string; secretKey: string }

export type BackupKeys = Omit<BucketSettings, 'url'>

declare module '../env.ts' {
  interface Env {
    /** The bucket for stored files; undefined if they are in a folder of DATA_DIR. */
    bucket: BucketSettings | undefined
    /** The keys to a bucket for backups; its address is an argument of the command. */
    backupKeys: BackupKeys | undefined
  }
}

/** Reads S3_URL, S3_REGION, S3_ACCESS_KEY and S3_SECRET_KEY. Adds every error to `faults`. */
export function readBucketSettings(source: Source, faults: string[]): BucketSettings | undefined {
  const [url, region = 'us-east-1', accessKey, secretKey] = [
    'S3_URL',
    'S3_REGION',
    'S3_ACCESS_KEY',
    'S3_SECRET_KEY',
  ].map((name) => source[name]?.trim() || undefined)
  if (!url && !accessKey && !secretKey) return undefined
  if (!url || !accessKey || !secretKey) {
    faults.push('S3_URL, S3_ACCESS_KEY and S3_SECRET_KEY must be set together')
    return undefined
  }
  const at = URL.canParse(url) ? new URL(url) : undefined
  if (!at || !/^https?:$/.test(at.protocol) || at.search !== '' || at.username !== '') {
    faults.push('S3_URL must be a URL such as https://s3.example.com/bucket')
    return undefined
  }
  return { url: url.replace(/\/+$/, ''), region, accessKey, secretKey }
}

/**
 * Reads BACKUP_S3_ACCESS_KEY, BACKUP_S3_SECRET_KEY and BACKUP_S3_REGION. They differ from the keys for stored
 * files, so that someone who steals those does not get the backups as well.
 */
export function readBackupKeys(source: Source, faults: string[]): BackupKeys | undefined {
  const [accessKey, secretKey, region = 'us-east-1'] = ['ACCESS_KEY', 'SECRET_KEY', 'REGION'].map(
    (name) => source[`BACKUP_S3_${name}`]?.trim() || undefined,
  )
  if (!accessKey && !secretKey) return undefined
  if (accessKey && secretKey) return { accessKey, secretKey, region }
  faults.push('BACKUP_S3_ACCESS_KEY and BACKUP_S3_SECRET_KEY must be set together')
  return undefined
}
