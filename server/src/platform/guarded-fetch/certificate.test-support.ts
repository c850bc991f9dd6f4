import { type KeyObject, generateKeyPairSync, sign } from 'node:crypto'

/** A certificate and its key, in the form that a server expects. */
export type Identity = { cert: string; key: string }

/** The name that a certificate is for, and its period of validity. */
type Wanted = { name: string; from?: string; until?: string }

const VALID = { from: '2020-01-01T00:00:00Z', until: '2099-01-01T00:00:00Z' }

/** A test authority, which signs certificates for names: valid ones, and some that must be rejected. */
export function makeAuthority(): { cert: string; issue(wanted: Wanted): Identity } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const subject = nameOf('Test authority')
  const cert = certificate({
    subject,
    issuer: subject,
    publicKey,
    signer: privateKey,
    ...VALID,
    isAuthority: true,
  })
  return {
    cert,
    issue({ name, from = VALID.from, until = VALID.until }) {
      const own = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const parts = {
        subject: nameOf(name),
        issuer: subject,
        publicKey: own.publicKey,
        from,
        until,
        host: name,
      }
      return { cert: certificate({ ...parts, signer: privateKey }), key: pemOf(own.privateKey) }
    },
  }
}

/** A self-signed certificate. */
export function selfSigned(name: string): Identity {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const subject = nameOf(name)
  const parts = { subject, issuer: subject, publicKey, signer: privateKey, ...VALID, host: name }
  return { cert: certificate(parts), key: pemOf(privateKey) }
}

const pemOf = (key: KeyObject): string => key.export({ type: 'pkcs8', format: 'pem' }).toString()

/* A hand-written X.509 encoder, limited to what a handshake reads: RFC 5280 in DER. */

function certificate(parts: {
  subject: Buffer
  issuer: Buffer
  publicKey: KeyObject
  signer: KeyObject
  from: string
  until: string
  host?: string
  isAuthority?: boolean
}): string {
  const extensions = [
    ...(parts.isAuthority ? [extension('551d13', sequence(der(0x01, Buffer.from([0xff]))), true)] : []),
    ...(parts.host ? [extension('551d11', sequence(der(0x82, Buffer.from(parts.host))))] : []),
  ]
  const body = sequence(
    der(0xa0, integer(2)),
    integer(1 + (serial += 1)),
    ECDSA_SHA256,
    parts.issuer,
    sequence(moment(parts.from), moment(parts.until)),
    parts.subject,
    parts.publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(...extensions)),
  )
  const signature = sign('sha256', body, parts.signer)
  const whole = sequence(body, ECDSA_SHA256, der(0x03, Buffer.concat([Buffer.from([0]), signature])))
  return `-----BEGIN CERTIFICATE-----\n${whole.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`
}

let serial = 0

function der(tag: number, content: Buffer): Buffer {
  const { length } = content
  const head = length < 128 ? [tag, length] : [tag, 0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from(head), content])
}
const sequence = (...parts: Buffer[]): Buffer => der(0x30, Buffer.concat(parts))
const object = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'))
const integer = (value: number): Buffer => der(0x02, Buffer.from([value]))
const moment = (iso: string): Buffer =>
  der(0x18, Buffer.from(`${iso.replaceAll(/[-:T]/g, '').slice(0, 14)}Z`))
const nameOf = (text: string): Buffer =>
  sequence(der(0x31, sequence(object('550403'), der(0x0c, Buffer.from(text)))))
const extension = (id: string, value: Buffer, critical = false): Buffer =>
  sequence(object(id), ...(critical ? [der(0x01, Buffer.from([0xff]))] : []), der(0x04, value))

const ECDSA_SHA256 = sequence(object('2a8648ce3d040302'))
