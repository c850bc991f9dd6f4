import type { Agency } from './agency.ts'
import { drawInspectionPhoto } from './inspection-photo.ts'
import type { ShopperName, StaffName } from './people.ts'
import { thing } from './thing.ts'

type About = { kind: 'order' | 'parcel'; id: string } | null

/** A shopper asks customer service. Returns the conversation's id. */
async function ask(
  agency: Agency,
  who: ShopperName,
  subject: string,
  body: string,
  about: About = null,
  pictures: string[] = [],
): Promise<string> {
  const call = await agency.shopper(who)
  const { id } = await call('POST /conversations', { body: { subject, about, body, file_ids: pictures } })
  return id
}

async function answer(
  agency: Agency,
  by: StaffName,
  id: string,
  body: string,
  how: { internal?: boolean; close?: boolean } = {},
): Promise<void> {
  const call = await agency.staff(by)
  await call('POST /staff/conversations/{id}/messages', {
    params: { id },
    body: { body, file_ids: [], internal: false, close: false, ...how },
  })
}

/** A shopper reads a conversation and writes again. */
async function reply(agency: Agency, who: ShopperName, id: string, body: string): Promise<void> {
  const call = await agency.shopper(who)
  const params = { id }
  const { items } = await call('GET /conversations/{id}/messages', { params })
  await call('POST /conversations/{id}/read', { params, body: { message_id: items[0]!.id } })
  await call('POST /conversations/{id}/messages', { params, body: { body, file_ids: [] } })
}

/** Jonas found a mark in a photo of his mugs. The conversation is settled. */
export async function talkAboutMugs(agency: Agency, orderId: string): Promise<void> {
  const call = await agency.shopper('jonas')
  const photo = await drawInspectionPhoto(thing('mug', 4), {
    pieces: 1,
    frame: { zoom: 2.3, x: 150, y: 200 },
  })
  const { id: picture } = await call('POST /uploads', { query: { kind: 'attachment' }, body: photo })
  const id = await ask(
    agency,
    'jonas',
    'Is that a crack in one mug?',
    'In the close-up there is a thin line below the handle. Is it a crack or only the glaze?',
    { kind: 'order', id: orderId },
    [picture],
  )
  await answer(agency, 'support', id, 'Please have a look at shelf C-01-2, the mug in the third photo.', {
    internal: true,
  })
  await answer(
    agency,
    'support',
    id,
    'Hello Jonas, our colleague took it into the hand again: it is the edge of the glaze, you can feel no gap. All four ring clear when tapped.',
  )
  await reply(agency, 'jonas', id, 'Great, thank you for checking so quickly. Then I will have them packed.')
  await answer(agency, 'support', id, 'With pleasure. Have fun with them.', { close: true })
}

/** Mei’s package is held by customs; she has not seen the last answer yet. */
export async function talkAboutCustoms(agency: Agency, parcelId: string): Promise<string> {
  return await ask(
    agency,
    'mei',
    'Package held by customs in Frankfurt',
    'Tracking says “held for customs inspection” since this morning. Do I have to do anything?',
    { kind: 'parcel', id: parcelId },
  )
}

export async function answerAboutCustoms(agency: Agency, id: string, parcelId: string): Promise<void> {
  await answer(
    agency,
    'support',
    id,
    'Hello Mei, that happens to about one package in twenty and usually takes two to five working days. If customs need a proof of payment they write to you by post or e-mail.',
  )
  await reply(agency, 'mei', id, 'They did write: they want the invoice. Can you send me one?')
  await answer(
    agency,
    'support',
    id,
    'Of course. The commercial invoice is ready, we send it to them. Please add your proof of payment on the page of the package, and both go to customs together.',
  )
  const call = await agency.staff('support')
  await call('POST /staff/parcels/{id}/ask', {
    params: { id: parcelId },
    body: {
      kind: 'papers',
      words:
        'Customs in Frankfurt want to see what was paid for the goods. Please add your proof of payment.',
    },
  })
}

/** Xiaoyu asks before her first order, and waits. */
export async function newcomerAsks(agency: Agency): Promise<void> {
  await ask(
    agency,
    'xiaoyu',
    '可以寄到马来西亚吗？',
    '你好，我第一次用。两个马克杯寄到吉隆坡大概多少钱，要多久？易碎品会多加一层包装吗？',
  )
}
