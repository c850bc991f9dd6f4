import type { Source } from '../env.ts'

/** An S3-compatible bucket for stored files. */
export type BucketSettings = { url: string; region: string; accessKey: string; secretKey: string }

declare module '../env.ts' {
  interface Env {
    /** Where stored files are; undefined: in a folder of DATA_DIR. */
    bucket: BucketSettings | undefined
  }
}

/** Reads S3_URL, S3_REGION, S3_ACCESS_KEY and S3_SECRET_KEY; what is wrong is added to `faults`. */
export function readBucketSettings(source: Source, faults: string[]): BucketSettings | undefined {
  const [url, region = 'us-east-1', accessKey, secretKey] = [
    'S3_URL',
    'S3_REGION',
    'S3_ACCESS_KEY',
    'S3_SECRET_KEY',
  ].map((name) => source[name]?.trim() || undefined)
  if (!url && !accessKey && !secretKey) return undefined
  if (!url || !accessKey || !secretKey) {
    faults.push('S3_URL, S3_ACCESS_KEY and S3_SECRET_KEY are needed together')
    return undefined
  }
  const at = URL.canParse(url) ? new URL(url) : undefined
  if (!at || !/^https?:$/.test(at.protocol) || at.search !== '' || at.username !== '') {
    faults.push('S3_URL must be an address such as https://s3.example.com/bucket')
    return undefined
  }
  return { url: url.replace(/\/+$/, ''), region, accessKey, secretKey }
}
