import { ApprovalRequest } from '@longhaul/contract/accounts/approvals.ts'
import { CountryCode, Id, Moment, nullable } from '@longhaul/contract/fields.ts'
import { Entry } from '@longhaul/contract/funds/funds.ts'
import { Type } from 'typebox'
import { publicUrl } from '../../platform/http/public-url.ts'
import { Money, ThirdParty, money, tool } from '../tool.ts'
import { Cursor } from './shown.ts'

export const balance = tool({
  name: 'balance',
  title: 'Read the balance',
  description: 'Says what is available, on hold and owed, with the newest entries of the statement.',
  does: 'reads',
  calls: ['GET /funds', 'GET /funds/entries'],
  input: Type.Object({ from: Type.Optional(Moment), ...Cursor }),
  output: Type.Object({
    available: Money,
    on_hold: Money,
    owed: Money,
    entries: Type.Array(
      Type.Object({
        kind: Type.String(),
        account: Entry.properties.account,
        change: Money,
        number: nullable(Type.String({ description: 'Of the order or the package that it is about' })),
        name: nullable(ThirdParty),
        created_at: Moment,
      }),
    ),
    next_cursor: nullable(Type.String()),
    recharge_url: Type.String({ description: 'Where the shopper adds money' }),
  }),
  async run(query, shop) {
    const funds = await shop.call('GET /funds')
    const { items, next_cursor } = await shop.call('GET /funds/entries', { query })
    return {
      available: money(shop, funds.available_fen),
      on_hold: money(shop, funds.frozen_fen),
      owed: money(shop, funds.owed_fen),
      entries: items.map(({ kind, account, change_fen, subject_number: number, name, created_at }) => ({
        kind,
        account,
        change: money(shop, change_fen),
        number,
        name,
        created_at,
      })),
      next_cursor,
      recharge_url: publicUrl('/payment/recharge'),
    }
  },
})

export const listAddresses = tool({
  name: 'list_addresses',
  title: 'List addresses',
  description:
    'Lists the addresses of the account, to which packages can be sent, by id. The last line is masked. Addresses are added and changed on our site only.',
  does: 'reads',
  calls: ['GET /addresses'],
  input: Type.Object({}),
  output: Type.Object({
    addresses: Type.Array(
      Type.Object({
        address_id: Id,
        name: Type.String(),
        country: CountryCode,
        country_name: Type.String(),
        city: Type.String(),
        address: Type.String({ description: 'Masked' }),
        is_default: Type.Boolean(),
      }),
    ),
  }),
  async run(_, shop) {
    const { addresses } = await shop.call('GET /addresses')
    return {
      addresses: addresses.map((address) => ({
        address_id: address.id,
        name: `${address.first_name} ${address.last_name}`.trim(),
        country: address.country,
        country_name: address.country_name,
        city: address.city,
        address: masked(address.address),
        is_default: address.is_default,
      })),
    }
  },
})

/** The first two characters, by which its owner recognises it. */
const masked = (line: string): string => `${[...line].slice(0, 2).join('')}…`

export const getApproval = tool({
  name: 'get_approval',
  title: 'Read what became of an approval',
  description:
    'Says whether the shopper has approved or declined what this program asked for. What was approved has been done: call the tool that asked again, with the same key and input, for its answer.',
  does: 'reads',
  calls: ['GET /approval_requests/{id}'],
  input: Type.Object({ id: Id }),
  output: Type.Object({
    id: Id,
    state: ApprovalRequest.properties.state,
    asks: ApprovalRequest.properties.asks,
    why: ApprovalRequest.properties.why,
    total: Money,
    approve_url: Type.String(),
    created_at: Moment,
    ends_at: Moment,
  }),
  async run({ id }, shop) {
    const { total_fen, ...found } = await shop.call('GET /approval_requests/{id}', { params: { id } })
    return {
      ...found,
      total: money(shop, total_fen),
      approve_url: publicUrl(`/mine/programs?approval=${id}`),
    }
  },
})
