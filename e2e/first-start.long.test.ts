import { rm } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { makeScratchFolder } from '../server/test/scratch-folder.ts'
import { DemoServer } from './src/server.ts'

test('a first start says how far it is, and ends with everything that a newcomer needs', async () => {
  const folder = await makeScratchFolder()
  try {
    const said = await DemoServer.seed(folder)
    // As many steps as server/src/demo/public.ts announces.
    expect(said).toMatch(/Telling the demo's story: (\d+) of \1 steps\n/)
    for (const place of ['/console\n', '/api/docs', '/console/mails', '/demo-mall/', 'admin@demo.example'])
      expect(said).toContain(place)
    expect(said).toMatch(/paste this .*\n\s*https:\/\/item\.taobao\.com\/item\.htm\?id=\d+\n/)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
