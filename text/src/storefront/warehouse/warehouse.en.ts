import type { InboundStage } from '@longhaul/domain/inbounds/stages.ts'
import type { BillRow } from '@longhaul/domain/parcels/bill.ts'
import type { DeliveryOption } from '@longhaul/domain/shipping/fee.ts'

const options: Record<DeliveryOption, string> = {
  express: 'Express',
  direct: 'Direct air',
  postal: 'Postal',
  ocean: 'Ocean freight',
}

const inboundStages: Record<InboundStage, string> = {
  announced: 'On its way to us',
  in_doubt: 'Here, please prove it is yours',
  arrived: 'Arrived',
  ended: 'Not received as yours',
  cancelled: 'Cancelled',
}

/** The purpose of each row of a bill. */
const feeNotes: Record<BillRow['kind'], string> = {
  first: 'The first weight step',
  steps: 'Each further step, started or full',
  customs: 'Preparing and submitting customs documents',
  operation: 'Picking, packing and the carton',
  fuel: 'The carrier’s fuel surcharge, passed on',
  remote_area: 'The carrier’s surcharge for remote places, passed on',
  service: 'An extra service you chose',
  insurance: 'Against loss and damage on the way',
  late_storage: 'Storage after the last free day',
  coupon: 'Pays part of the freight',
  tax: 'Tax of the destination, which we pass on to its authorities',
  duty: 'The carrier pays duty and tax to customs for you, and what it adds for that',
}

const items = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`

export const text = {
  title: 'Warehouse',
  tabs: 'Warehouse sections',
  tabShelf: 'In warehouse',
  tabInbound: 'Inbound parcels',
  inWarehouse: (city: string) => `${city} warehouse`,

  options,
  items,

  shelf: {
    list: 'Your shelf',
    selectAll: (count: number) => `Select all (${count})`,
    selectNone: 'Select none',
    expiringFirst: (count: number) => `Ship what expires first (${count})`,
    chosen: (count: number, total: number, more: boolean) =>
      `${count} of ${total}${more ? '+' : ''} selected`,
    pick: (title: string) => `Put “${title}” into the package`,
    weight: 'Weight',
    size: 'Size',
    quantity: (count: number) => `× ${count}`,
    returned: {
      good: 'Came back in good state',
      damaged: 'Came back damaged',
      missing: 'Was not in the package that came back: we are looking for it',
    },
    notWeighed: 'Not weighed yet',
    order: (number: string) => `Order ${number}`,
    ask: 'Ask about this',
    askAbout: (title: string) => `Ask about this: ${title}`,
    inbound: 'Inbound parcel',
    refundUntil: 'Refund window: until',
    photosOf: (title: string) => `Warehouse photos of ${title}`,
    openPhotos: (title: string, count: number) =>
      `Open ${count === 1 ? 'the warehouse photo' : `${count} warehouse photos`} of ${title}`,
    photo: (title: string, weight: string) => (weight ? `${title}, ${weight}` : title),
    seen: (caption: string, about: string) => `${caption}: ${about}`,
    free: {
      left: (days: number) => (days === 0 ? 'Last free day' : `${days} free ${days === 1 ? 'day' : 'days'}`),
      until: (date: string) => `to ${date}`,
      overdue: (days: number) => `Overdue by ${days} ${days === 1 ? 'day' : 'days'}`,
      since: (date: string) => `free until ${date}`,
      fee: (fee: string) => `${fee} late storage so far`,
      stopped: 'The days don’t count while it is in a package.',
    },
    soonestFirst: 'soonest to run out first',
    why: {
      received: 'It’s being inspected, weighed and photographed. It can be shipped once it is on the shelf.',
      abnormal: 'Answer first: keep it, or return it?',
      in_parcel: 'It’s in a package already.',
      storage_expired: 'Storage has run out. Pay the storage fee or contact us to have it shipped.',
      refund_open: 'A refund request is open for it. Withdraw the request to ship it.',
      missing:
        'We’re looking for it in the warehouse. These days don’t count; it can be shipped once it is found.',
      disputed: 'We’re checking whose parcel this is. Until that is decided, it stays here.',
    },
    otherWarehouse: (chosen: string) =>
      `One package leaves one warehouse. You have chosen items in ${chosen}; these need a package of their own.`,
    chooseThese: 'Choose from here instead',
    noneSelectedHint: 'Tick at least one item on your shelf.',
    emptyTitle: 'Nothing on your shelf yet',
    empty: (freeDays: number) =>
      `What you order here is inspected, weighed and photographed when it reaches the warehouse, and then appears on this shelf. Storage is free for ${freeDays} days. You can also send us parcels you bought yourself.`,
    emptyOrder: 'Paste a product link',
    emptyInbound: 'Add an incoming parcel',
  },

  builder: {
    title: 'Your package',
    destination: 'Ship to',
    billedBySize: (billed: string, weight: string) =>
      `This method charges by size: ${billed} by volume, although it should weigh about ${weight}. Removing the sellers’ packaging helps.`,
    billedByMinimum: (billed: string, weight: string) =>
      `This method charges for at least ${billed}, although it should weigh about ${weight}.`,
    compare: 'Shipping method',
    noLine:
      'No shipping method can carry these goods together. The reason is shown with each one; a smaller package often helps.',
    total: 'Estimated total',
    fees: 'Fees',
    estimate:
      'This is an estimate. After packing, we weigh again: if it is lighter, the difference goes back to your balance; if it is heavier, we ask for it before anything ships.',
    continue: 'Continue',
    summary: (count: string, weight: string) => `${count} · ${weight}`,
    firstWeight: (grams: string) => `up to ${grams}`,
  },
  feeNotes,

  inbound: {
    addressTitle: 'Our warehouse address',
    addressLead:
      'Give the seller this address. Your code in the name tells us whose parcel it is, so don’t leave it out.',
    warehouse: 'Warehouse',
    chinese: 'For Chinese shops',
    latin: 'In Latin letters',
    yourCode: 'Your code',
    copyAll: 'the whole address',
    code: 'your code',
    announceTitle: 'Add an incoming parcel',
    announceLead:
      'With the tracking number, we can put it on your shelf as soon as it arrives. If someone else could be its owner, we ask you for a picture of your order.',
    goesTo: (warehouse: string) => `It goes to the ${warehouse}, as chosen at the address.`,
    tracking: 'Tracking number',
    trackingHint: 'The number the seller gave you, such as YT1234567890123',
    courier: (name: string) => `Looks like ${name}.`,
    what: 'What is inside',
    whatHint: 'As customs should read it later: “cotton T-shirt”, not “gift”',
    quantity: 'Quantity',
    value: 'What you paid for it',
    valueHint: 'In yuan, for all of them. It’s declared at customs when you ship.',
    remark: 'Note for the warehouse',
    announce: 'Add parcel',
    announcing: 'Adding…',
    announced: 'Added. It appears here, and on your shelf once it has arrived.',
    listTitle: 'Expected parcels',
    emptyTitle: 'No expected parcels yet',
    empty: 'Parcels you send us yourself appear here until they arrive.',
    stages: inboundStages,
    announcedAt: 'Added',
    trackingNumber: 'tracking number',
    unknownCourier: 'Courier unknown',
    toShelf: 'It’s on your shelf or being inspected.',
    inDoubt:
      'A parcel with this number is here. Before it goes on your shelf, we have to be sure that it is yours.',
    prove: 'Add a picture of your order',
    ended:
      'A parcel with this number came another way, or we couldn’t confirm that it is yours. If it was yours, write to us.',
    takeBack: 'Cancel',
    takeBackConfirm: 'Remove parcel',
    takeBackTitle: 'Remove this parcel?',
    takeBackText: (title: string) =>
      `“${title}” will no longer be expected. If it arrives anyway, you’ll have to claim it.`,
    takenBack: 'Parcel removed.',
    taking: 'Cancelling…',
    keep: 'Keep it',
    notANumber: 'A tracking number has 6 to 40 letters and digits',
    what_required: 'Please say what is inside',
    quantity_wrong: 'Please enter a whole number from 1 to 999',
    money_wrong: 'Please enter an amount in yuan, such as 128.50',
  },

  /**
   * The labels of our address as in a Chinese shop's form, and in Latin letters. Both are shown in both
   * languages.
   */
  label: {
    chinese: { recipient: '收件人', phone: '手机', address: '详细地址', postcode: '邮编' },
    latin: { recipient: 'Recipient', phone: 'Phone', address: 'Address', postcode: 'Postcode' },
  },

  confirm: {
    title: 'Confirm package',
    goods: 'In this package',
    back: 'Back to the warehouse',
    steps: {
      address: 'Address',
      contents: 'Customs declaration',
      extras: 'Packing',
    },

    changeAddress: 'Use another address',
    addAddress: 'Add an address',
    addressFull: (limit: number) => `Your address book is full: ${limit} addresses.`,
    editAddress: 'Edit',
    chooseAddress: 'Which address',
    noAddress: 'Please enter the address that the package goes to.',
    addressMissing: 'Please choose or add an address',
    backToChosen: 'Keep the current one',

    declareLead:
      'Customs read this. Say plainly what each thing is, in English, and what you paid: a wrong declaration can cost you the package.',
    description: 'Description for customs',
    descriptionHint: 'In Latin letters, such as “cotton T-shirt”',
    descriptionOf: (title: string) => `Description for customs: ${title}`,
    descriptionMissing: 'Please describe this for customs',
    descriptionLatin: 'Please use Latin letters: customs abroad can’t read other scripts',
    value: 'Declared value',
    valueOf: (title: string) => `Declared value: ${title}`,
    paid: (amount: string) => `Paid ${amount}`,
    valueTooLow: (amount: string) => `Please declare at least what was paid: ${amount}`,
    valueFarAbove: 'This is far above what was paid. Is the decimal point in the right place?',
    declaredTotal: 'Total declared',
    pieces: (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`,

    methodMissing: 'Please choose a shipping method',
    express_po_box: {
      po_box:
        'This looks like a PO box. Express couriers don’t deliver there; choose a postal line or another address.',
      military:
        'This looks like a military post office. Express couriers don’t deliver there; choose a postal line or another address.',
    },

    noExtras: 'nothing extra',
    linesFilled: (count: number) => `${count} ${count === 1 ? 'line' : 'lines'}, filled in for you`,
    linesMissing: (count: number) =>
      count === 1 ? 'one item still needs a description' : `${count} items still need a description`,

    services: 'Extra services',
    insure: 'Insure the package',
    insureHint: (rate: string) => `${rate} of the insured value. Covers loss and damage up to that amount.`,
    insured: 'Insured value',
    insuredHint: (amount: string) => `Up to the value of the goods: ${amount}`,
    insuredCapHint: (amount: string) =>
      `Up to ${amount}: insurance never pays more for one package, so no fee is taken for more`,
    insuredTooHigh: (amount: string) => `At most the value of the goods: ${amount}`,
    insuredBeyondCap: (amount: string) => `At most ${amount}: insurance never pays more for one package`,
    remark: 'Note for the packers',

    summary: 'What it costs',
    barTotal: 'Estimate',
    estimateTitle: 'Estimate now, exact after packing',
    estimate: [
      'You pay this estimate now; it is put on hold in your balance.',
      'We pack, weigh and measure. If it comes out lighter, the difference goes back to your balance when the package ships.',
      'If it comes out heavier, we ask for the difference first. Nothing leaves before you agree.',
    ],
    weight: 'Estimated weight',
    billed: 'Charged for',
    destination: 'To',
    expected: 'Delivery time',
    terms:
      'I accept the <terms>terms of service</terms>; nothing here is <prohibited>prohibited</prohibited>.',
    termsMissing: 'Please accept the terms',
    submit: 'Continue to payment',
    submitting: 'Creating the package…',

    outOfDate: 'Prices have changed since you looked',
    outOfDateText: (before: string, now: string) =>
      `The total was ${before} and is ${now} now. Please check the details.`,
    outOfDateSame: 'Please check the details once more.',
    acceptNew: 'Accept the new total',
    acceptFirst: 'Please accept the new total first',
    wait: 'The price is being calculated',

    unavailable: 'These items can no longer be shipped together',
    unavailableText:
      'One of them may already be in a package, or have an open refund request. Your shelf shows what is there.',
  },
}
