import { type Reply, type Request, SILENCE_MS, fakeServer, json } from '../../funds/fake.test-support.ts'

const CUSTOMER = 'CN0190001'
const SECRET = 'pHJrTCWUXmE='

type Order = {
  CustomerOrderNumber: string
  ShippingMethodCode: string
  WayBillNumber: string
  TrackingNumber: string | null
  Weight: number
  Status: number
  IossCode?: string
  Parcels: {
    EName: string
    CName: string
    HSCode: string
    Quantity: number
    UnitPrice: number
    UnitWeight: number
    CurrencyCode: string
  }[]
  Receiver: Record<string, string>
}

/** A minimal PDF. */
const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 283 425]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)

/**
 * YunExpress's OMS API as far as we use it: Basic authentication with "customer&secret", answers in {Code,
 * Message, Item}, order numbers accepted once, labels at an address.
 */
export function fakeYun() {
  const orders: Order[] = []
  const knobs = {
    numberComesLater: false,
    labelIs: PDF as Buffer,
    labelHost: '',
    refusal: '',
    hasParcel: false,
  }
  let labelCalls = 0
  const server = fakeServer((request) => {
    if (request.path.startsWith('/labels/'))
      return { status: 200, body: knobs.labelIs, headers: { 'content-type': 'application/pdf' } }
    const basic = `Basic ${Buffer.from(`${CUSTOMER}&${SECRET}`).toString('base64')}`
    if (request.headers.authorization !== basic) return json({ Code: '1001', Message: 'unauthorised' }, 401)
    return answer(request)
  })
  const yes = (Item: unknown): Reply =>
    json({ Code: '0000', Message: 'Success', Item, RequestId: 'r', TimeStamp: '' })
  const no = (Code: string, Message: string, Item: unknown = null): Reply => json({ Code, Message, Item })
  const find = (number: string) =>
    orders.find(
      (order) => [order.CustomerOrderNumber, order.WayBillNumber].includes(number) && order.Status !== 6,
    )

  function answer({ path, body, query }: Request): Reply {
    switch (path) {
      case '/api/WayBill/CreateOrder':
        return create(JSON.parse(body) as Order[])
      case '/api/WayBill/GetOrder': {
        const order = find(query.get('OrderNumber') ?? '')
        return order ? yes(order) : no('1006', 'No data')
      }
      case '/api/Waybill/GetTrackingNumber': {
        const order = find(query.get('CustomerOrderNumber') ?? '')
        if (order && knobs.numberComesLater) order.TrackingNumber = `LP${order.WayBillNumber.slice(2)}`
        return order ? yes([{ ...order, Status: '2' }]) : no('1006', 'No data')
      }
      case '/api/Label/Print': {
        labelCalls += 1
        const [number = ''] = JSON.parse(body) as string[]
        const order = find(number)
        if (!order) return no('1006', 'No data')
        const Url = `${knobs.labelHost || server.url}/labels/${number}.pdf`
        return yes([
          { Url, OrderInfos: [{ CustomerOrderNumber: order.CustomerOrderNumber, Error: '', Code: '100' }] },
        ])
      }
      case '/api/WayBill/Delete': {
        const { OrderType, OrderNumber } = JSON.parse(body) as { OrderType: number; OrderNumber: string }
        const order = OrderType === 1 ? find(OrderNumber) : undefined
        if (!order) return no('5003', 'The order does not exist')
        if (knobs.hasParcel) return no('5004', 'The order is received and can not be deleted')
        order.Status = 6
        return yes({ Type: 1, OrderNumber, Rueslt: '1' })
      }
      default:
        return { status: 404, body: '' }
    }
  }

  function create([wanted]: Order[]): Reply {
    const row = (Success: number, Remark: string, order?: Order) => [
      {
        CustomerOrderNumber: wanted!.CustomerOrderNumber,
        Success,
        TrackType: '1',
        Remark,
        WayBillNumber: order?.WayBillNumber ?? null,
        TrackingNumber: order?.TrackingNumber ?? null,
        RequireSenderAddress: 0,
        ShipperBoxs: null,
      },
    ]
    if (knobs.refusal || server.isRefusing())
      return no('1011', 'Some orders failed', row(0, knobs.refusal || 'Refused'))
    if (orders.some((order) => order.CustomerOrderNumber === wanted!.CustomerOrderNumber))
      return no('1011', 'Some orders failed', row(0, 'The customer order number exists already'))
    const isWrong = wanted!.Parcels.some(
      (parcel) =>
        parcel.UnitPrice <= 0 ||
        parcel.UnitWeight <= 0 ||
        parcel.CurrencyCode !== 'USD' ||
        !/^(\d{6,10})?$/.test(parcel.HSCode) ||
        /[^\x20-\x7e]/.test(parcel.EName),
    )
    if (isWrong) return no('1011', 'Some orders failed', row(0, 'The declaration is wrong'))
    const number = `YT${String(2_633_000_000_000_000 + orders.length)}`
    const order = {
      ...wanted!,
      WayBillNumber: number,
      TrackingNumber: knobs.numberComesLater ? null : number,
      Status: 3,
    }
    orders.push(order)
    return yes(row(1, '', order))
  }

  return {
    env: () => ({
      YUNEXPRESS_CUSTOMER: CUSTOMER,
      YUNEXPRESS_SECRET: SECRET,
      YUNEXPRESS_URL: server.url,
      YUNEXPRESS_SERVICES: 'PST-EMS=BKPHR',
      IOSS_NUMBER: 'IM2760000001',
      CARRIER_TIMEOUT_MS: String(SILENCE_MS),
    }),
    orders,
    knobs,
    server,
    get labelCalls(): number {
      return labelCalls
    },
  }
}
