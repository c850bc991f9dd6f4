import { apiKeys } from '../../platform/api-keys.ts'
import { address, needed } from '../../platform/settings.ts'
import type { World } from '../../platform/world.ts'
import { servicesSetting } from '../services-setting.ts'
import { isObject, readJson } from '../../platform/read-json.ts'

export const yunexpressKeys = apiKeys({
  company: 'YunExpress',
  opens:
    'booking with YunExpress. The services map shipping methods to services of YunExpress: `DIR-DDP=THPHR, PST-EUB=BKPHR`',
  settings: {
    customer: needed('YUNEXPRESS_CUSTOMER'),
    secret: needed('YUNEXPRESS_SECRET'),
    services: servicesSetting('YUNEXPRESS_SERVICES'),
    url: address('YUNEXPRESS_URL', 'https://oms.api.yunexpress.com'),
  },
})

/** YunExpress's answer: code `0000` for success, or an error code and a message. */
export type Answer = { ok: boolean; message: string; item: unknown }

/**
 * Calls YunExpress (OMS API 1) within the time-out. Throws on any malformed answer: the outcome is then
 * unknown and the call must be retried.
 */
export async function askYun(
  world: World,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<Answer> {
  const { url, customer, secret } = yunexpressKeys.of(world)
  const response = await fetch(`${url}${path}`, {
    method,
    redirect: 'error',
    headers: {
      authorization: `Basic ${Buffer.from(`${customer}&${secret}`).toString('base64')}`,
      accept: 'application/json',
      'accept-language': 'en-us',
      'content-type': 'application/json; charset=utf-8',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(world.env.carrierTimeoutMs),
  })
  const text = await response.text()
  const answer = readJson(text)
  if (
    response.status >= 500 ||
    response.status === 401 ||
    !isObject(answer) ||
    typeof answer['Code'] !== 'string'
  )
    throw new Error(`YunExpress answered ${response.status} to ${method} ${path.split('?')[0]}`)
  return {
    ok: answer['Code'] === '0000',
    message: String(answer['Message'] ?? answer['Code']),
    item: answer['Item'],
  }
}

const LABEL_BYTES_MAX = 5 << 20

/**
 * Downloads a label from the address that YunExpress gave. Accepts only its own host or one of the same site,
 * and only a PDF.
 */
export async function readLabel(world: World, label: string): Promise<Buffer> {
  const own = new URL(yunexpressKeys.of(world).url)
  const url = new URL(label, own)
  const isNear = url.protocol === 'https:' && url.hostname.endsWith(`.${siteOf(own.hostname)}`)
  if (url.origin !== own.origin && !isNear)
    throw new Error(`YunExpress gave a label address at ${url.hostname}, which is not its own`)
  const response = await fetch(url, {
    redirect: 'error',
    signal: AbortSignal.timeout(world.env.carrierTimeoutMs),
  })
  const content = Buffer.from(await response.arrayBuffer())
  if (!response.ok || content.length > LABEL_BYTES_MAX || content.subarray(0, 5).toString() !== '%PDF-')
    throw new Error(`YunExpress gave no label: ${response.status}, ${content.length} bytes`)
  return content
}

/** `oms.api.example.com` → `example.com`. */
const siteOf = (host: string): string => host.split('.').slice(-2).join('.')
