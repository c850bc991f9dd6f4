import { SHOPPER_PASSWORD } from '@longhaul/e2e/calls.ts'

/** Logs in as a shopper of the demo, and returns the cookies of a browser that has done so. */
export async function demoSession(base: URL): Promise<Record<string, string>> {
  const reply = await fetch(new URL('/api/v1/login', base), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'mei@demo.example', password: SHOPPER_PASSWORD }),
  })
  const { data } = (await reply.json()) as { data: { token: string } }
  return { token: data.token, isLogin: 'true' }
}
