import type { Agency } from './agency.ts'

/** The operator enables photos of earlier pieces for shoppers. */
export async function showPhotos(agency: Agency): Promise<void> {
  const admin = await agency.staff('admin')
  await admin('PUT /staff/settings', {
    body: {
      changes: [{ name: 'showGoodsPhotos', before: false, value: true }],
      reason: 'Our terms say so from today on.',
    },
  })
}
