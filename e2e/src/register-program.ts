/**
 * Registers a program on the shopper's own computer that asks to be connected, and gets the answer at this
 * path; returns its id.
 */
export async function registerProgram(url: string, name: string, path = '/cb'): Promise<string> {
  const response = await fetch(`${url}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    // A program cannot know the port that it will get.
    body: JSON.stringify({ client_name: name, redirect_uris: [`http://127.0.0.1${path}`] }),
  })
  // The answer of RFC 7591.
  return ((await response.json()) as { client_id: string }).client_id
}
