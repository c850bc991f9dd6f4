// Generated from the contract by `npm run client-types`. Do not edit.

export type AcceptStockReply = {
  accepted_at: string
}

export type AddAddressBody = {
  first_name: string
  last_name: string
  email: string
  country: string
  province: string
  city: string
  address: string
  postcode: string
  phone: string
  tax_id: string
  is_default: boolean
}

export type AddCartItemBody = {
  url: string
  title: string
  seller_name: string
  image_file_id: string | null
  freight_fen: number
  options_text: string
  quantity: number
  remark: string
  photo_shots: number
  photo_remark: string
  sold_out_choice: 'ask' | 'alternative' | 'cancel'
  alternative: string
  unit_price_fen: number
  page_price_fen: number | null
  price_reason: 'full_reduction' | 'negotiated' | 'shipping_discount' | 'page_price_wrong' | 'other' | null
  price_reason_text: string
  tolerance_percent?: 0 | 5 | 10
  own_name?: string
  buy_now?: boolean
}

export type AddCartItemReply = {
  id: string
  cart_count: number
}

export type AddEvidenceBody = {
  note: string
  evidence: {
    slot: 'box' | 'label' | 'goods' | 'inside' | 'paper'
    file_id: string
  }[]
}

export type AddFavouriteBody = {
  url: string
  title: string
  note?: string
}

export type AddGoodsListToCartBody = {
  row_ids?: string[]
}

export type AddGoodsListToCartReply = {
  added: number
  cart_count: number
  no_room_for: number
}

export type AddParcelPaperQuery = {
  name: string
}

export type AddViewedGoodsBody = {
  url: string
  title: string
}

export type AddWatchBody = {
  url: string
  title: string
  options_text: string
}

export type Address = {
  id: string
  first_name: string
  last_name: string
  email: string
  country: string
  province: string
  city: string
  address: string
  postcode: string
  phone: string
  tax_id: string
  is_default: boolean
  country_name: string
  closed?: string
}

export type AdviseParcelBody = {
  stock_item_ids: string[]
  address_id?: string
  country?: string
  line_id?: string
  service_ids?: string[]
}

export type AdviseParcelReply = {
  line_id: string | null
  lighter: {
    by: 'weight' | 'size'
    grams: number
    saved_fen: number
  } | null
  without: {
    stock_item_id: string
    saved_fen: number | null
    is_duty_known: boolean
  }[]
  is_duty_known: boolean
  together_fen: number | null
  alone_fen: number | null
  split: {
    total_fen: number
    saved_fen: number | null
    packages: ProposedPackage[]
  } | null
  wait: {
    says: 'wait' | 'send'
    things: number
    expected_grams: number
    expected_days: number
    saved_fen: number | null
    late_fen: number
    free_days_left: number | null
  } | null
}

export type AlterAvatarReply = {
  avatar: string
}

export type AlterPasswordBody = {
  old_password: string
  password: string
  repeat?: string
  code?: string
}

export type Amounts = {
  goods_fen: number
  freight_fen: number
  service_fen: number
  photos_fen: number
  discount_fen?: number
  plan_saved_fen?: number
  total_fen: number
}

export type AnnounceInboundBody = {
  warehouse_id: string
  tracking_number: string
  title: string
  quantity: number
  value_fen: number
  remark: string
}

export type AnswerParcelAskBody = {
  answer: 'papers' | 'paid' | 'again' | 'collect'
  note: string
}

export type AnswerQuestionBody = {
  accept: boolean
  reply?: string
  change?: boolean
  expected_fen?: number
}

export type AnswerQuestionReply = {
  stage: 'pending_payment' | 'in_review' | 'to_purchase' | 'awaiting_customer' | 'supplement_due' | 'purchased' | 'seller_shipped' | 'received' | 'abnormal' | 'in_stock' | 'in_parcel' | 'shipped_abroad' | 'storage_expired' | 'cancelled' | 'refunded' | 'abandoned'
  supplement_id: string | null
}

export type ApplyAsCreatorBody = {
  shown_name: string
  about: string
}

export type Approval = {
  id: string
  program: string
  asks: 'place_order' | 'pay' | 'ship' | 'answer'
  why: ('above_act' | 'above_day' | 'terms' | 'new_address' | 'restricted' | 'declared_value')[]
  picture: ApprovalPicture
  state: 'waiting' | 'approved' | 'declined' | 'expired' | 'stopped'
  created_at: string
  ends_at: string
}

export type ApprovalPicture = {
  goods: {
    title: string
    title_latin: string
    platform: string
    item_id: string
    host: string
    quantity: number
    amount_fen?: number
    declared_fen?: number
  }[]
  more_goods: number
  numbers: string[]
  address: string
  line: string
  insured_fen: number
  total_fen: number
}

export type ArticleCard = {
  id: number
  article_name: string
  is_faq: boolean
  type: number
  category: string
  summary: string
  updated_at: string
  excerpt?: {
    text: string
    found: boolean
  }[]
}

export type ArticleRef = {
  id: number
  article_name: string
}

export type AskAsGuestBody = {
  name: string
  email: string
  message: string
  website?: string
}

export type ById = {
  id: string
}

export type CalculateLandedCostBody = {
  items: {
    url: string
    title?: string
    options_text?: string
    quantity?: number
    unit_price_fen?: number
    freight_fen?: number
    seller_name?: string
    photo_shots?: number
  }[]
  country?: string
  line_id?: string
  packed_grams?: number
  insured?: boolean
}

export type CalculateLandedCostReply = {
  country: string
  day: string
  items: {
    marketplace: string
    item_id: string
    title: string
    quantity: number
    unit_price_fen: number | null
    weight_grams: {
      low: number
      expected: number
      high: number
    }
    level: 'option' | 'product' | 'shop' | 'kind' | 'start' | 'all'
    explanation: string
  }[]
  unpriced: number
  goods_grams: {
    low: number
    expected: number
    high: number
  }
  packed_grams: {
    low: number
    expected: number
    high: number
  }
  holds_in: number
  model_version: number
  line_id: string | null
  rows: {
    kind: 'goods' | 'domestic_freight' | 'service' | 'photos' | 'freight' | 'packing' | 'insurance' | 'collected_tax' | 'advanced_duty' | 'tax'
    name: string
    how: string
    source: string | null
    when: 'order' | 'shipping' | 'door'
    low_fen: number
    expected_fen: number
    high_fen: number
  }[]
  total: {
    low_fen: number
    expected_fen: number
    high_fen: number
  } | null
  order_fen: number | null
  shipping: {
    low_fen: number
    expected_fen: number
    high_fen: number
  } | null
  duty: {
    day: string
    version: string | null
    certainty: 'exact' | 'estimate' | 'range' | 'partly' | 'unknown'
    line_pays: 'all' | 'part' | 'nothing'
    low_fen: number
    likely_fen: number
    high_fen: number
    rows: {
      kind: 'duty' | 'tax' | 'levy' | 'fee'
      name: string
      how: string
      local: string
      low_fen: number
      likely_fen: number
      high_fen: number
      is_open: boolean
      paid_by: 'recipient' | 'sender' | 'operator' | 'carrier' | 'line' | 'sale'
      at: 'sale' | 'dispatch' | 'before_delivery' | 'delivery' | 'later'
      note: string
      source: string
      strength: 'official' | 'reported' | 'old' | 'weak' | 'trade' | 'disputed'
      checked: string
    }[]
    zeros: {
      name: string
      why: string
    }[]
    announced: {
      name: string
      when: string
    }[]
    needs: {
      name: string
    }[]
    code_digits: number
    limits: {
      name: string
      effect: 'refused' | 'general_procedure' | 'warning'
    }[]
    notes: string[]
    allowances: {
      says: string
      is_over: boolean
    }[]
  } | null
  free_grams: number | null
  shelf: {
    things: number
    adds: {
      low_fen: number
      expected_fen: number
      high_fen: number
    }
  } | null
  lines: {
    line_id: string
    name: string
    option: 'express' | 'direct' | 'postal' | 'ocean'
    min_days: number
    max_days: number
    tax_mode: 'ddu' | 'ddp' | 'ioss'
    takes: 'all' | 'likely' | 'lightest' | 'none'
    refusals: string[]
    max_grams: number
    usual_min_days: number
    usual_max_days: number
    charged: {
      grams: number
      by: 'weight' | 'size' | 'minimum'
    } | null
    is_senseless: boolean
    at_door: {
      low_fen: number
      expected_fen: number
      high_fen: number
    } | null
    tax_certainty: 'exact' | 'estimate' | 'range' | 'partly' | 'unknown' | null
    line_pays: 'all' | 'part' | 'nothing' | null
    with_shelf: {
      low_fen: number
      expected_fen: number
      high_fen: number
    } | null
    shipping: {
      low_fen: number
      expected_fen: number
      high_fen: number
    } | null
    total: {
      low_fen: number
      expected_fen: number
      high_fen: number
    } | null
  }[]
}

export type CancelOrderBody = {
  reason?: string
}

export type CancelOrderItemBody = {
  reason?: string
}

export type CancelOrderItemReply = {
  released_fen: number
}

export type CancelOrderReply = {
  released_fen: number
}

export type CancelParcelBody = {
  reason?: string
}

export type CancelParcelReply = {
  released_fen: number
}

export type CancelRefundReply = {
  stage: string
}

export type CancelShelfPhotosReply = {
  back_fen: number
}

export type CartGroup = {
  platform: string
  seller_name: string
  freight_fen: number
  items: CartItem[]
}

export type CartItem = {
  id: string
  platform: string
  url: string
  title: string
  names?: {
    title: string
    options: string
    own: string
    by_machine?: true
  }
  seller_name: string
  image: string | null
  options_text: string
  quantity: number
  remark: string
  photo_shots: number
  photo_remark: string
  sold_out_choice: 'ask' | 'alternative' | 'cancel'
  alternative: string
  unit_price_fen: number
  page_price_fen: number | null
  price_reason: 'full_reduction' | 'negotiated' | 'shipping_discount' | 'page_price_wrong' | 'other' | null
  price_reason_text: string
  tolerance_percent: 0 | 5 | 10
  freight_fen: number
  goods_fen: number
  photos_fen: number
  restricted: RestrictedGoods[]
  created_at: string
}

export type ChangeAddressBody = {
  first_name: string
  last_name: string
  email: string
  country: string
  province: string
  city: string
  address: string
  postcode: string
  phone: string
  tax_id: string
  is_default: boolean
}

export type ChangeCartItemBody = {
  options_text?: string
  quantity?: number
  remark?: string
  photo_shots?: number
  photo_remark?: string
  sold_out_choice?: 'ask' | 'alternative' | 'cancel'
  alternative?: string
  unit_price_fen?: number
  page_price_fen?: number | null
  price_reason?: 'full_reduction' | 'negotiated' | 'shipping_discount' | 'page_price_wrong' | 'other' | null
  price_reason_text?: string
  tolerance_percent?: 0 | 5 | 10
  own_name?: string
  image_file_id?: string | null
}

export type ChangeEmailBody = {
  email: string
  password: string
  code?: string
}

export type ChangeEmailReply = {
  email: string
}

export type ChangeFavouriteBody = {
  note: string
}

export type ChangeGoodsListBody = {
  name?: string
  stage?: 'stopped' | 'reading'
}

export type ChangeGoodsListRowsBody = {
  row_ids: string[]
  choice?: {
    name: string
    value: string
  }
  options_text?: string
  quantity?: number
  remark?: string
  own_fen?: number
  price_accepted?: boolean
  url?: string
}

export type ChangeGoodsListRowsReply = {
  changed: number
}

export type ChangeHistoryBody = {
  on: boolean
}

export type ChangeItemPriceBody = {
  unit_price_fen: number
  price_reason: 'full_reduction' | 'negotiated' | 'shipping_discount' | 'page_price_wrong' | 'other'
  price_reason_text: string
}

export type ChangeItemPriceReply = {
  total_fen: number
}

export type ChangeParcelLineBody = {
  line_id: string
  expected_total_fen: number
}

export type ChangeParcelLineReply = {
  stage: 'pending_payment' | 'to_pick' | 'packing' | 'supplement_due' | 'to_ship' | 'address_problem' | 'in_transit' | 'exception' | 'delivered' | 'done' | 'returned' | 'cancelled' | 'lost'
  total_fen: number
  owed_fen: number
}

export type ChargedFigures = {
  packages: number
  inside_per_mille: number
  error_per_mille: number
}

export type CheckCartPricesReply = {
  items: PriceCheck[]
}

export type CheckResetLinkBody = {
  link: string
}

export type CheckResetLinkReply = {
  expires_at: string
}

export type ChooseMailHourBody = {
  daily_hour: 8 | 12 | 18 | 21
}

export type ChooseMailHourReply = {
  email: string
  clock: string
  daily_hour: 8 | 12 | 18 | 21
  topics: {
    topic: 'parcels' | 'orders' | 'money' | 'replies' | 'watched' | 'offers'
    choice: 'at_once' | 'daily' | 'off'
  }[]
  recent: {
    chosen: number
    at_once: number
  }
}

export type ChooseMailsBody = {
  choice: 'at_once' | 'daily' | 'off'
}

export type ChooseMailsParams = {
  topic: 'parcels' | 'orders' | 'money' | 'replies' | 'watched' | 'offers'
}

export type ChooseMailsReply = {
  email: string
  clock: string
  daily_hour: 8 | 12 | 18 | 21
  topics: {
    topic: 'parcels' | 'orders' | 'money' | 'replies' | 'watched' | 'offers'
    choice: 'at_once' | 'daily' | 'off'
  }[]
  recent: {
    chosen: number
    at_once: number
  }
}

export type Claim = {
  id: string
  number: string
  kind: 'lost' | 'damaged' | 'missing'
  stage: 'submitted' | 'evidence_wanted' | 'granted' | 'paid' | 'rejected' | 'cancelled'
  stage_at: string
  story: string
  stock_item_ids: string[]
  goods: ClaimedGoods[]
  evidence: EvidenceShown[]
  note: string
  goods_fen: number | null
  freight_fen: number | null
  created_at: string
}

export type ClaimOwnershipBody = {
  tracking_number: string
  title: string
  quantity: number
  value_fen: number
  note: string
  file_ids: string[]
}

export type ClaimedGoods = {
  stock_item_id: string
  quantity: number
}

export type CloseAccountBody = {
  password: string
  code?: string
}

export type Configurations = {
  WEBSITE_NAME: string
  WEBSITE_LOGO_PATH: string
  WEBSITE_INFO: string
  contact_email: string
  contact_hours: string
  currencies: string[]
  default_currency: string
  service_fee_per_mille: number
  photo_price_fen: number
  return_fee_fen: number
  photo_limit: number
  free_storage_days: number
  late_fee_fen_per_day: number
  late_fee_cap_fen: number
  storage_limit_days: number
  refund_window_hours: number
  unpaid_order_hours: number
  review_hours_min: number
  review_hours_max: number
  operation_fee_fen: number
  insurance_per_mille: number
  features: {
    shipping_estimate: boolean
    community: boolean
  }
  community_url: string
  languages: Lang[]
  default_language: Lang
  icon_path: string
  demo: boolean
}

export type ConfirmEmailChangeBody = {
  link: string
}

export type ConfirmEmailChangeReply = {
  email: string
}

export type ConfirmReceiptReply = {
  stage: 'pending_payment' | 'to_pick' | 'packing' | 'supplement_due' | 'to_ship' | 'address_problem' | 'in_transit' | 'exception' | 'delivered' | 'done' | 'returned' | 'cancelled' | 'lost'
}

export type ConfirmTwoFactorBody = {
  code: string
}

export type ConfirmTwoFactorReply = {
  recovery_codes: string[]
}

export type Conversation = {
  id: string
  subject: string
  about: {
    kind: 'order' | 'order_item' | 'parcel' | 'refund_case'
    id: string
    number: string
    title: string
    page_id: string
  } | null
  stage: 'waiting' | 'answered' | 'closed'
  started_at: string
  last_message_at: string
  last_message: {
    author: 'shopper' | 'staff'
    excerpt: string
  }
  unread_count: number
  staff_read_at: string
}

export type ConversationMessage = {
  id: string
  author: 'shopper' | 'staff'
  author_name: string
  body: string
  files: StoredFile[]
  created_at: string
}

export type CopyGoodsListBody = {
  name?: string
}

export type CopyGoodsListReply = {
  id: string
  row_count: number
  is_cut: boolean
}

export type CopyPublicListParams = {
  code: string
}

export type CopyPublicListReply = {
  id: string
  row_count: number
  is_cut: boolean
}

export type CorrectParcelAddressBody = {
  address_id: string
  expected_address?: ParcelAddress
}

export type CorrectParcelAddressReply = {
  stage: 'pending_payment' | 'to_pick' | 'packing' | 'supplement_due' | 'to_ship' | 'address_problem' | 'in_transit' | 'exception' | 'delivered' | 'done' | 'returned' | 'cancelled' | 'lost'
  address: ParcelAddress
}

export type CountCreatorVisitParams = {
  code: string
}

export type Country = {
  code: string
  name: string
  continent: string
  continent_name: string
  dial_code: string
  currency: string
  province_required: boolean
  postcode_used: boolean
  postcode_required: boolean
  postcode_pattern: string
  postcode_example: string
  phone_example: string
  province_list: boolean
  ships_to: boolean
  closed_why: string
}

export type Coupon = {
  id: string
  name: string
  purpose: 'service' | 'shipping'
  amount_fen: number | null
  per_mille: number | null
  cap_fen: number | null
  minimum_fen: number
  source: 'code' | 'register' | 'points' | 'staff'
  note: string
  state: 'usable' | 'used' | 'expired'
  created_at: string
  valid_until: string
  used: {
    kind: 'order' | 'parcel'
    id: string
    number: string
    at: string
    discount_fen: number
  } | null
}

export type CouponChoice = {
  id: string
  name: string
  purpose: 'service' | 'shipping'
  amount_fen: number | null
  per_mille: number | null
  cap_fen: number | null
  minimum_fen: number
  valid_until: string
  discount_fen: number
  refusal: 'coupon_used' | 'coupon_expired' | 'coupon_other_purpose' | 'coupon_minimum' | 'coupon_nothing_off' | null
}

export type CreateExportBody = {
  password: string
  code?: string
}

export type CreateExportReply = {
  id: string
  stage: 'making' | 'ready' | 'expired'
  created_at: string
  expires_at: string | null
  bytes: number
  url: string | null
}

export type CreateGoodsListBody = {
  name?: string
  text: string
  html?: string
}

export type CreateGoodsListReply = {
  id: string
  row_count: number
  is_cut: boolean
}

export type CreateHookBody = {
  url: string
  events: ('order.placed' | 'order.status_changed' | 'item.status_changed' | 'question.asked' | 'question.closed' | 'refund.status_changed' | 'payment_due.created' | 'payment_due.closed' | 'stock.arrived' | 'stock.inspected' | 'storage.ending' | 'storage.expired' | 'parcel.created' | 'parcel.packed' | 'parcel.status_changed' | 'parcel.tracking' | 'balance.changed')[]
  password: string
  code?: string
}

export type CreateHookReply = {
  id: string
  url: string
  events: ('order.placed' | 'order.status_changed' | 'item.status_changed' | 'question.asked' | 'question.closed' | 'refund.status_changed' | 'payment_due.created' | 'payment_due.closed' | 'stock.arrived' | 'stock.inspected' | 'storage.ending' | 'storage.expired' | 'parcel.created' | 'parcel.packed' | 'parcel.status_changed' | 'parcel.tracking' | 'balance.changed')[]
  created_at: string
  failing_since: string | null
  disabled_at: string | null
  disabled_why: 'failing' | 'gone' | null
  old_secret_until: string | null
  secret: string
}

export type CreateParcelBody = {
  stock_item_ids: string[]
  address_id: string
  line_id: string
  service_ids: string[]
  insured_fen: number
  declaration: {
    stock_item_id: string
    description: string
    description_chinese?: string
    hs_code?: string
    value_fen: number
    reason?: string
  }[]
  remark: string
  coupon_id?: string
  pay_way?: 'estimate' | 'exact'
  expected_address?: ParcelAddress
  expected_total_fen?: number
  quote?: string
  accept_terms: true
}

export type CreateParcelReply = {
  id: string
  number: string
  total_fen: number
}

export type CreatePaymentBody = {
  order_ids?: string[]
  parcel_id?: string
  supplement_ids?: string[]
  method: string
  currency?: string
  expected_total_fen: number
}

export type CreatePaymentReply = {
  id: string
  stage: 'created' | 'succeeded' | 'failed' | 'expired'
  provider_url: string | null
  total_fen: number
}

export type CreateRechargeBody = {
  method: string
  currency: string
  credit_fen: number
}

export type CreateRemittanceBody = {
  method: 'western_union' | 'bank_transfer'
  sender_first_name: string
  sender_last_name: string
  country: string
  currency: string
  sent_minor: number
  sent_on: string
  mtcn?: string
  bank_reference?: string
  receipt_file_id?: string | null
  note: string
}

export type CreateTokenBody = {
  name: string
  scopes: ('orders' | 'warehouse' | 'parcels' | 'funds' | 'messages' | 'cart:read' | 'cart:write' | 'orders:read' | 'orders:write' | 'payments:write' | 'answers:write' | 'stock:read' | 'parcels:read' | 'parcels:write' | 'funds:read' | 'messages:read' | 'addresses:read')[]
  ceilings?: {
    per_act_fen: number
    per_day_fen: number
  }
  days: number
  password: string
  code?: string
}

export type CreateTokenReply = {
  id: string
  name: string
  scopes: ('orders' | 'warehouse' | 'parcels' | 'funds' | 'messages' | 'cart:read' | 'cart:write' | 'orders:read' | 'orders:write' | 'payments:write' | 'answers:write' | 'stock:read' | 'parcels:read' | 'parcels:write' | 'funds:read' | 'messages:read' | 'addresses:read')[]
  acts: {
    per_act_fen: number
    per_day_fen: number
    spent_today_fen: number
    count: number
    spent_fen: number
  } | null
  created_at: string
  expires_at: string
  last_used_at: string | null
  token: string
}

export type CreateWithdrawalBody = {
  amount_fen: number
  payout?: Payout
  password: string
  code?: string
}

export type DisableTwoFactorBody = {
  password: string
  code: string
}

export type Done = Record<string, never>

export type DutyCharged = {
  currencies: string[]
  told: {
    amount_minor: number
    currency: string
    picture: {
      id: string
      url: string
    } | null
    told_at: string
    changeable_until: string
  } | null
}

export type EndOtherSessionsReply = {
  ended: number
}

export type Entry = {
  id: string
  kind: string
  account: 'available' | 'frozen' | 'withdrawing' | 'shortfall'
  change_fen: number
  balance_after_fen: number
  subject_kind: string
  subject_id: string
  subject_number: string | null
  page_id: string | null
  name: string | null
  image: string | null
  created_at: string
}

export type EstimateShippingBody = {
  country?: string
  weight_grams: number
  length_mm?: number
  width_mm?: number
  height_mm?: number
  category?: string
  goods_fen?: number
}

export type EstimateShippingReply = {
  country: string
  weight_grams: number
  sized: boolean
  lines: LineQuote[]
  categories: {
    id: string
    name: string
  }[]
}

export type EvidenceShown = {
  slot: 'box' | 'label' | 'goods' | 'inside' | 'paper'
  file_id: string
  url: string
}

export type ExchangePointsBody = {
  coupon_offer_id: string
}

export type ExtraService = {
  id: string
  name: string
  note: string
  price_fen: number
  each_fen?: number
}

export type Favourite = {
  id: string
  platform: string
  url: string
  title: string
  names?: {
    title: string
    options: string
    own: string
    by_machine?: true
  }
  seller_name: string
  image: string | null
  price_fen: number | null
  price_is_from: boolean
  is_sold_out: boolean
  read_at: string | null
  note: string
  saved_fen: number | null
  created_at: string
}

export type FeeRow = {
  kind: string
  name: string
  fee_fen: number
}

export type FindFavouriteQuery = {
  url: string
}

export type FindFavouriteReply = {
  favourite: {
    id: string
    note: string
  } | null
}

export type FoundGoods = {
  marketplace: string
  item_id: string
  url: string
  title: string
  helper_title: string
  picture: string | null
  price_fen: number | null
  price_is_from: boolean
  freight_fen: number | null
  seller_name: string
  min_order: number | null
  is_sold_out: boolean
  is_ad: boolean
  source: 'memory' | 'demo_mall' | '1688_open'
  weighed: WeighedBefore | null
}

export type GetArticleParams = {
  id: number
}

export type GetArticleReply = {
  id: number
  article_name: string
  is_faq: boolean
  type: number
  category: string
  summary: string
  updated_at: string
  excerpt?: {
    text: string
    found: boolean
  }[]
  lang: Lang
  html: string
  headings: {
    id: string
    text: string
  }[]
  related: ArticleCard[]
  previous: ArticleRef | null
  next: ArticleRef | null
  names: {
    en: string | null
    zh: string | null
  }
}

export type GetCartReply = {
  groups: CartGroup[]
  count: number
  prices: {
    service_fee_per_mille: number
    photo_price_fen: number
  }
}

export type GetClosingReply = {
  obstacles: {
    kind: 'balance' | 'owed' | 'disputes' | 'orders' | 'stock_items' | 'inbounds' | 'parcels' | 'payments'
    amount: number
  }[]
}

export type GetCreatorPageParams = {
  code: string
}

export type GetCreatorPageReply = {
  code: string
  creator: {
    shown_name: string
    lists: {
      code: string
      title: string
      goods_count: number
      updated_at: string
    }[]
  } | null
}

export type GetDeskReply = {
  waiting: {
    count: number
    items: {
      step: {
        kind: 'answer' | 'pay' | 'claim' | 'pack' | 'confirm' | 'track' | 'review'
        about: 'order_unpaid' | 'price_changed' | 'options_changed' | 'question_free' | 'problem_found' | 'price_difference' | 'storage_ends' | 'storage_late' | 'storage_expired' | 'on_shelf' | 'parcel_unpaid' | 'weight_difference' | 'address_wrong' | 'papers_wanted' | 'duty_due' | 'not_delivered' | 'to_collect' | 'answer_sent' | 'evidence_wanted' | 'claim_running' | 'lost' | 'late' | 'held' | 'under_way' | 'delivered' | 'received'
        waits: boolean
        by: string | null
        otherwise: 'cancelled' | 'kept' | 'late_fee' | 'given_up' | 'counts_as_received' | null
        pay_fen: number | null
        back_fen: number | null
        day_fen: number | null
        finding?: {
          problem: 'bought_too_few' | 'bought_too_many' | 'bought_wrong' | 'sent_too_few' | 'sent_too_many' | 'sent_wrong' | 'never_sent' | 'damaged' | 'poor_quality'
          flaw: 'crack' | 'chip' | 'scratch' | 'stain' | 'hole' | 'tear' | 'thread' | 'dent' | 'colour' | 'print' | 'glue' | 'missing' | null
          note: string
        }
      }
      subject: {
        kind: 'order' | 'stock_item' | 'parcel'
        id: string
        number: string
      }
      order_item_id: string | null
      stock_item_id: string | null
      title: string
      names?: {
        title: string
        options: string
        own: string
        by_machine?: true
      }
      name?: string
      options_text: string
      quantity: number
      item_count: number
      image: string | null
      photos: string[]
      note: string
    }[]
  }
  under_way: {
    count: number
    items: {
      id: string
      number: string
      name: string
      country: string
      country_name: string
      city: string
      warehouse_name: string
      item_count: number
      weight_grams: number
      images: string[]
      step: {
        kind: 'answer' | 'pay' | 'claim' | 'pack' | 'confirm' | 'track' | 'review'
        about: 'order_unpaid' | 'price_changed' | 'options_changed' | 'question_free' | 'problem_found' | 'price_difference' | 'storage_ends' | 'storage_late' | 'storage_expired' | 'on_shelf' | 'parcel_unpaid' | 'weight_difference' | 'address_wrong' | 'papers_wanted' | 'duty_due' | 'not_delivered' | 'to_collect' | 'answer_sent' | 'evidence_wanted' | 'claim_running' | 'lost' | 'late' | 'held' | 'under_way' | 'delivered' | 'received'
        waits: boolean
        by: string | null
        otherwise: 'cancelled' | 'kept' | 'late_fee' | 'given_up' | 'counts_as_received' | null
        pay_fen: number | null
        back_fen: number | null
        day_fen: number | null
        finding?: {
          problem: 'bought_too_few' | 'bought_too_many' | 'bought_wrong' | 'sent_too_few' | 'sent_too_many' | 'sent_wrong' | 'never_sent' | 'damaged' | 'poor_quality'
          flaw: 'crack' | 'chip' | 'scratch' | 'stain' | 'hole' | 'tear' | 'thread' | 'dent' | 'colour' | 'print' | 'glue' | 'missing' | null
          note: string
        }
      } | null
      shipped_at: string | null
      stops: {
        milestone: 'waiting' | 'in_transit' | 'departed' | 'customs' | 'held' | 'arrived' | 'out_for_delivery' | 'to_collect' | 'not_delivered' | 'delivered' | 'returning' | 'trouble'
        place: string
        happened_at: string
      }[]
      expected_from: string | null
      expected_until: string | null
    }[]
  }
  coming: {
    count: number
    items: {
      order_id: string
      order_number: string
      order_item_id: string
      title: string
      names?: {
        title: string
        options: string
        own: string
        by_machine?: true
      }
      options_text: string
      image: string | null
      stage: 'pending_payment' | 'in_review' | 'to_purchase' | 'awaiting_customer' | 'supplement_due' | 'purchased' | 'seller_shipped' | 'received' | 'abnormal' | 'in_stock' | 'in_parcel' | 'shipped_abroad' | 'storage_expired' | 'cancelled' | 'refunded' | 'abandoned'
      stage_at: string
      review_due_at: string | null
    }[]
  }
  shelf: {
    count: number
    ready_count: number
    ready_grams: number
    ready_more: boolean
    items: {
      id: string
      title: string
      names?: {
        title: string
        options: string
        own: string
        by_machine?: true
      }
      image: string | null
      photo: string | null
      weight_grams: number | null
      warehouse_id: string
      stage: 'received' | 'abnormal' | 'in_stock' | 'storage_expired'
      free_until: string | null
      days_left: number | null
      free_days: number | null
      ready: boolean
      step: {
        kind: 'answer' | 'pay' | 'claim' | 'pack' | 'confirm' | 'track' | 'review'
        about: 'order_unpaid' | 'price_changed' | 'options_changed' | 'question_free' | 'problem_found' | 'price_difference' | 'storage_ends' | 'storage_late' | 'storage_expired' | 'on_shelf' | 'parcel_unpaid' | 'weight_difference' | 'address_wrong' | 'papers_wanted' | 'duty_due' | 'not_delivered' | 'to_collect' | 'answer_sent' | 'evidence_wanted' | 'claim_running' | 'lost' | 'late' | 'held' | 'under_way' | 'delivered' | 'received'
        waits: boolean
        by: string | null
        otherwise: 'cancelled' | 'kept' | 'late_fee' | 'given_up' | 'counts_as_received' | null
        pay_fen: number | null
        back_fen: number | null
        day_fen: number | null
        finding?: {
          problem: 'bought_too_few' | 'bought_too_many' | 'bought_wrong' | 'sent_too_few' | 'sent_too_many' | 'sent_wrong' | 'never_sent' | 'damaged' | 'poor_quality'
          flaw: 'crack' | 'chip' | 'scratch' | 'stain' | 'hole' | 'tear' | 'thread' | 'dent' | 'colour' | 'print' | 'glue' | 'missing' | null
          note: string
        }
      } | null
    }[]
  }
  bought: {
    order_id: string
    order_item_id: string
    url: string
    title: string
    names?: {
      title: string
      options: string
      own: string
      by_machine?: true
    }
    options_text: string
    quantity: number
    image: string | null
    unit_price_fen: number
    ordered_at: string
    weight_grams: number | null
  }[]
  has_ordered: boolean
  available_fen: number
  frozen_fen: number
  owed_fen: number
}

export type GetEstimateAccuracyReply = {
  holds_in: number
  months: {
    month: string
    pieces: number
    inside_per_mille: number
    below_per_mille: number
    above_per_mille: number
    error_per_mille: number
  }[]
  kinds: {
    id: string
    name: string
    pieces: number
    inside_per_mille: number
  }[]
  model_version: number
  learned_at: string | null
}

export type GetExchangeRateQuery = {
  currency?: string
}

export type GetExchangeRateReply = {
  rates: {
    currency: string
    rate: string
    credit_rate: string
    rate_nanos: number
    credit_nanos: number
    fee_per_mille: number
    fee_fixed_minor: number
    pay_step_minor: number
    minor_digits: number
    quoted_on: string
    source: string
  }[]
}

export type GetFundsReply = {
  available_fen: number
  frozen_fen: number
  withdrawing_fen: number
  owed_fen: number
  withdrawable_fen: number
  why_not_withdraw: 'shopper_blocked' | 'debt_open' | 'dispute_open' | 'withdrawal_held' | null
  standing: {
    debts: {
      kind: 'recharge' | 'return_freight' | 'compensation'
      amount_fen: number
    }[]
    due: {
      kind: 'late_storage' | 'supplement'
      amount_fen: number
    }[]
    holds: {
      kind: 'blocked' | 'dispute' | 'password_reset' | 'email_changed' | 'two_factor_removed' | 'new_payout_account'
      since: string
      until: string | null
    }[]
  }
  holds: {
    kind: 'order' | 'parcel' | 'stock_item'
    id: string
    number: string
    name: string
    image: string | null
    frozen_fen: number
  }[]
  hold_count: number
  hold_total_fen: number
}

export type GetGoodsKnowledgeParams = {
  marketplace: string
  item: string
}

export type GetGoodsKnowledgeQuery = {
  option?: string
  title?: string
}

export type GetGoodsKnowledgeReply = {
  marketplace: string
  item_id: string
  page: {
    title: string
    helper_title: string
    url: string
  } | null
  seen: GoodsSeen | null
  seen_option: GoodsFigures | null
  estimate: GoodsEstimate
}

export type GetLanguagesReply = {
  languages: Record<string, string>
  default: Lang
}

export type GetMailChoicesReply = {
  email: string
  clock: string
  daily_hour: 8 | 12 | 18 | 21
  topics: {
    topic: 'parcels' | 'orders' | 'money' | 'replies' | 'watched' | 'offers'
    choice: 'at_once' | 'daily' | 'off'
  }[]
  recent: {
    chosen: number
    at_once: number
  }
}

export type GetOrderReply = {
  id: string
  number: string
  status: 'pending_payment' | 'paid' | 'processing' | 'in_stock' | 'refund_processing' | 'refunded' | 'cancelled'
  place: 'unpaid' | 'coming' | 'shelf' | 'packed' | 'shipped' | 'received' | 'ended'
  next: {
    kind: 'answer' | 'pay' | 'claim' | 'pack' | 'confirm' | 'track' | 'review'
    about: 'order_unpaid' | 'price_changed' | 'options_changed' | 'question_free' | 'problem_found' | 'price_difference' | 'storage_ends' | 'storage_late' | 'storage_expired' | 'on_shelf' | 'parcel_unpaid' | 'weight_difference' | 'address_wrong' | 'papers_wanted' | 'duty_due' | 'not_delivered' | 'to_collect' | 'answer_sent' | 'evidence_wanted' | 'claim_running' | 'lost' | 'late' | 'held' | 'under_way' | 'delivered' | 'received'
    waits: boolean
    by: string | null
    otherwise: 'cancelled' | 'kept' | 'late_fee' | 'given_up' | 'counts_as_received' | null
    pay_fen: number | null
    back_fen: number | null
    day_fen: number | null
    finding?: {
      problem: 'bought_too_few' | 'bought_too_many' | 'bought_wrong' | 'sent_too_few' | 'sent_too_many' | 'sent_wrong' | 'never_sent' | 'damaged' | 'poor_quality'
      flaw: 'crack' | 'chip' | 'scratch' | 'stain' | 'hole' | 'tear' | 'thread' | 'dent' | 'colour' | 'print' | 'glue' | 'missing' | null
      note: string
    }
  } | null
  return_until: string | null
  partly_arrived: boolean
  platform: string
  seller_name: string
  amounts: Amounts
  cost_fen: number
  balance_freeze_fen: number
  photo_count: number
  contact: string
  created_at: string
  pay_by: string
  paid_at: string | null
  items: OrderItem[]
  warehouse_id: string
  remark: string
  review_due_at: string | null
  history: Step[]
}

export type GetOwnCreatorReply = {
  creator: OwnCreator | null
  usual_per_mille: number
}

export type GetParcelClaimReply = {
  claim: Claim | null
  claims: Claim[]
  goods: {
    stock_item_id: string
    quantity: number
    claimable: number
  }[]
  kinds: {
    kind: 'lost' | 'damaged' | 'missing'
    why_not: string | null
    goods_fen: number
    freight_fen: number
    evidence: ('box' | 'label' | 'goods' | 'inside' | 'paper')[]
  }[]
  lost_from: string | null
  insured_fen: number
  cover_left_fen: number
}

export type GetParcelReply = {
  id: string
  number: string
  name: string
  stage: 'pending_payment' | 'to_pick' | 'packing' | 'supplement_due' | 'to_ship' | 'address_problem' | 'in_transit' | 'exception' | 'delivered' | 'done' | 'returned' | 'cancelled' | 'lost'
  status: 'pending_payment' | 'to_be_delivered' | 'pending_receipt' | 'done' | 'cancelled'
  next: {
    kind: 'answer' | 'pay' | 'claim' | 'pack' | 'confirm' | 'track' | 'review'
    about: 'order_unpaid' | 'price_changed' | 'options_changed' | 'question_free' | 'problem_found' | 'price_difference' | 'storage_ends' | 'storage_late' | 'storage_expired' | 'on_shelf' | 'parcel_unpaid' | 'weight_difference' | 'address_wrong' | 'papers_wanted' | 'duty_due' | 'not_delivered' | 'to_collect' | 'answer_sent' | 'evidence_wanted' | 'claim_running' | 'lost' | 'late' | 'held' | 'under_way' | 'delivered' | 'received'
    waits: boolean
    by: string | null
    otherwise: 'cancelled' | 'kept' | 'late_fee' | 'given_up' | 'counts_as_received' | null
    pay_fen: number | null
    back_fen: number | null
    day_fen: number | null
    finding?: {
      problem: 'bought_too_few' | 'bought_too_many' | 'bought_wrong' | 'sent_too_few' | 'sent_too_many' | 'sent_wrong' | 'never_sent' | 'damaged' | 'poor_quality'
      flaw: 'crack' | 'chip' | 'scratch' | 'stain' | 'hole' | 'tear' | 'thread' | 'dent' | 'colour' | 'print' | 'glue' | 'missing' | null
      note: string
    }
  } | null
  line_name: string
  option: string
  country: string
  country_name: string
  closed?: string
  estimated_grams: number
  actual_grams: number | null
  estimated_fen: number
  actual_fen: number | null
  frozen_fen: number
  tracking_number: string | null
  carrier_name: string | null
  carrier_page: string | null
  item_count: number
  images: string[]
  latest_event: TrackingEvent | null
  supplement: {
    id: string
    amount_fen: number
    pay_by: string
  } | null
  reviewed: boolean
  pay_way?: 'estimate' | 'exact'
  created_at: string
  pay_by: string
  paid_at: string | null
  shipped_at: string | null
  warehouse_name: string
  address: ParcelAddress
  contents: {
    stock_item_id: string
    title: string
    names?: {
      title: string
      options: string
      own: string
      by_machine?: true
    }
    quantity: number
    value_fen: number
    cost_fen: number
    description: string
    weight_grams: number | null
    image: string | null
    photo: string | null
    order_id: string | null
    order_number: string | null
  }[]
  estimated_size_mm: number[]
  actual_size_mm: number[] | null
  estimated_fees: FeeRow[]
  actual_fees: FeeRow[] | null
  difference_fen: number | null
  insured_fen: number
  plan_saved_fen?: number
  tax_estimate?: {
    day: string
    version: string | null
    certainty: 'exact' | 'estimate' | 'range' | 'partly' | 'unknown'
    line_pays: 'all' | 'part' | 'nothing'
    low_fen: number
    likely_fen: number
    high_fen: number
    rows: {
      kind: 'duty' | 'tax' | 'levy' | 'fee'
      name: string
      how: string
      local: string
      low_fen: number
      likely_fen: number
      high_fen: number
      is_open: boolean
      paid_by: 'recipient' | 'sender' | 'operator' | 'carrier' | 'line' | 'sale'
      at: 'sale' | 'dispatch' | 'before_delivery' | 'delivery' | 'later'
      note: string
      source: string
      strength: 'official' | 'reported' | 'old' | 'weak' | 'trade' | 'disputed'
      checked: string
    }[]
    zeros: {
      name: string
      why: string
    }[]
    announced: {
      name: string
      when: string
    }[]
    needs: {
      name: string
    }[]
    code_digits: number
    limits: {
      name: string
      effect: 'refused' | 'general_procedure' | 'warning'
    }[]
    notes: string[]
    allowances: {
      says: string
      is_over: boolean
    }[]
  } | null
  duty_charged?: DutyCharged | null
  how_right?: {
    low_fen: number
    expected_fen: number
    high_fen: number
    was_fen: number
    beside_fen: number
    grams_low: number
    grams_high: number
    was_grams: number | null
    is_partial: boolean
    lines: string[]
    countries: string[]
    versions: number[]
    first_at: string
    orders_apart: boolean
    sent_apart: boolean
  } | null
  photos: Photo[]
  services?: {
    id: string
    name: string
  }[]
  video?: {
    url: string
    media_type: string
  } | null
  events: TrackingEvent[]
  expected_from: string | null
  expected_until: string | null
  ask?: ParcelAsk | null
  remark: string
  close_reason: string
  return_freight?: {
    cause: 'wrong_address' | 'refused' | 'not_collected' | 'papers_missing' | 'carrier' | 'ours'
    freight_fen: number
    charged_fen: number
  } | null
  review: {
    stars: number
    body: string
    images: string[]
    stage?: 'waiting' | 'shown' | 'hidden'
    created_at: string
  } | null
  history: {
    step: string
    to_stage: string
    actor: string
    note: string
    created_at: string
  }[]
}

export type GetPaymentReply = {
  id: string
  stage: 'created' | 'succeeded' | 'failed' | 'expired'
  total_fen: number
  charged?: {
    currency: string
    pay_minor: number
  } | null
  items: Payable[]
  available_fen?: number
  failure: string
  kept_on_balance: boolean
  created_at: string
}

export type GetPhotoSharingReply = {
  open: boolean
  shares: boolean
  pieces: {
    stock_item_id: string
    title: string
    title_latin: string
    image: string | null
    photos: number
    taken_on: string
    shares: boolean
  }[]
}

export type GetPublicListParams = {
  code: string
}

export type GetPublicListReply = {
  code: string
  list: {
    title: string
    intro: string
    shown_name: string
    updated_at: string
    creator_code: string | null
    goods: PublicGoods[]
  } | null
}

export type GetPublicationReply = {
  publication: Publication | null
  showable: number
}

export type GetSecurityReply = {
  email: string
  email_verified: boolean
  pending_email: string | null
  password_changed_at: string | null
  created_at: string
  two_factor_at: string | null
  recovery_codes_left: number
}

export type GetSiteReply = {
  websiteLogo: string
  websiteName: string
  websiteInfo: string
}

export type GetWaitingReply = {
  count: number
  items: {
    step: {
      kind: 'answer' | 'pay' | 'claim' | 'pack' | 'confirm' | 'track' | 'review'
      about: 'order_unpaid' | 'price_changed' | 'options_changed' | 'question_free' | 'problem_found' | 'price_difference' | 'storage_ends' | 'storage_late' | 'storage_expired' | 'on_shelf' | 'parcel_unpaid' | 'weight_difference' | 'address_wrong' | 'papers_wanted' | 'duty_due' | 'not_delivered' | 'to_collect' | 'answer_sent' | 'evidence_wanted' | 'claim_running' | 'lost' | 'late' | 'held' | 'under_way' | 'delivered' | 'received'
      waits: boolean
      by: string | null
      otherwise: 'cancelled' | 'kept' | 'late_fee' | 'given_up' | 'counts_as_received' | null
      pay_fen: number | null
      back_fen: number | null
      day_fen: number | null
      finding?: {
        problem: 'bought_too_few' | 'bought_too_many' | 'bought_wrong' | 'sent_too_few' | 'sent_too_many' | 'sent_wrong' | 'never_sent' | 'damaged' | 'poor_quality'
        flaw: 'crack' | 'chip' | 'scratch' | 'stain' | 'hole' | 'tear' | 'thread' | 'dent' | 'colour' | 'print' | 'glue' | 'missing' | null
        note: string
      }
    }
    subject: {
      kind: 'order' | 'stock_item' | 'parcel'
      id: string
      number: string
    }
    order_item_id: string | null
    stock_item_id: string | null
    title: string
    names?: {
      title: string
      options: string
      own: string
      by_machine?: true
    }
    name?: string
    options_text: string
    quantity: number
    item_count: number
    image: string | null
    photos: string[]
    note: string
  }[]
}

export type GoodsEstimate = {
  weight_grams: {
    low: number
    expected: number
    high: number
  }
  volume_cm3: {
    low: number
    expected: number
    high: number
  }
  longest_mm: {
    low: number
    expected: number
    high: number
  }
  holds_in: number
  level: 'option' | 'product' | 'shop' | 'kind' | 'start' | 'all'
  weighings: number
  kind: {
    id: string
    name: string
  } | null
  source: string | null
  explanation: string
  caution: string | null
  nearest: {
    title: string
    weight_grams: number
    weighings: number
  }[]
  model_version: number
  learned_at: string | null
}

export type GoodsFigures = {
  weighings: number
  pieces: number
  weight_grams: {
    p10: number
    median: number
    p90: number
  }
  length_mm: {
    p10: number
    median: number
    p90: number
  } | null
  width_mm: {
    p10: number
    median: number
    p90: number
  } | null
  height_mm: {
    p10: number
    median: number
    p90: number
  } | null
  first_at: string
  last_at: string
}

export type GoodsList = {
  id: string
  name: string
  stage: 'reading' | 'stopped' | 'done'
  row_count: number
  counts: {
    failed?: number
    unsure?: number
    missing?: number
    ready?: number
    waiting?: number
    added?: number
  }
  is_cut: boolean
  ready_fen: number
  ready_pieces: number
  unread_count: number
  created_at: string
}

export type GoodsListRow = {
  id: string
  line: number
  section: string
  url: string
  written: {
    name: string
    option: string
    size: string
    quantity: string
    price: string
    note: string
    person: string
    picture: string
    words: string
  }
  group: 'failed' | 'unsure' | 'missing' | 'ready' | 'waiting' | 'added'
  issue: 'no_link' | 'cut_link' | 'outside_china' | 'no_product' | 'gone' | 'unread' | 'sold_out' | 'quantity_unclear' | 'price_differs' | 'option_needed' | 'price_unknown' | null
  title: string
  helper_title: string
  seller_name: string
  platform: string | null
  image: string | null
  options: {
    name: string
    name_latin: string
    values: string[]
    values_latin: string[]
    chosen: string | null
  }[]
  options_text: string
  quantity: number | null
  remark: string
  unit_price_fen: number | null
  sheet_price_fen: number | null
  freight_fen: number | null
  added_at: string | null
}

export type GoodsPhoto = {
  id: string
  small: {
    url: string
    width: number
    height: number
  }
  large: {
    url: string
    width: number
    height: number
  }
  shows: 'front' | 'back' | 'flaw' | 'measure' | 'scale'
  flaw: 'crack' | 'chip' | 'scratch' | 'stain' | 'hole' | 'tear' | 'thread' | 'dent' | 'colour' | 'print' | 'glue' | 'missing' | null
  options_text: string
  options_latin: string
  taken_on: string
  pieces: number
  weight_grams: number
  size_mm: number[]
}

export type GoodsSeen = {
  weighings: number
  pieces: number
  weight_grams: {
    p10: number
    median: number
    p90: number
  }
  length_mm: {
    p10: number
    median: number
    p90: number
  } | null
  width_mm: {
    p10: number
    median: number
    p90: number
  } | null
  height_mm: {
    p10: number
    median: number
    p90: number
  } | null
  first_at: string
  last_at: string
  options: number
  arrived: number
  problem_per_mille: number
  problems: {
    problem: string
    count: number
    refunded: number
  }[]
  weighed: {
    weight_grams: number
    had_problem: boolean
  }[]
  days_to_dock: {
    p10: number
    median: number
    p90: number
  } | null
  prices: {
    month: string
    price_fen: number
    pieces: number
  }[]
  lines: {
    line_id: string
    name: string
    sent: number
    returned: number
  }[]
}

export type GrantAct = {
  id: string
  route: string
  subject_kind: '' | 'order' | 'parcel' | 'payment' | 'order_item'
  subject_id: string
  amount_fen: number
  outcome: 'done' | 'approved'
  created_at: string
}

export type Hook = {
  id: string
  url: string
  events: ('order.placed' | 'order.status_changed' | 'item.status_changed' | 'question.asked' | 'question.closed' | 'refund.status_changed' | 'payment_due.created' | 'payment_due.closed' | 'stock.arrived' | 'stock.inspected' | 'storage.ending' | 'storage.expired' | 'parcel.created' | 'parcel.packed' | 'parcel.status_changed' | 'parcel.tracking' | 'balance.changed')[]
  created_at: string
  failing_since: string | null
  disabled_at: string | null
  disabled_why: 'failing' | 'gone' | null
  old_secret_until: string | null
}

export type Inbound = {
  id: string
  stage: 'announced' | 'in_doubt' | 'arrived' | 'ended' | 'cancelled'
  warehouse_id: string
  tracking_number: string
  courier: string
  title: string
  quantity: number
  value_fen: number
  remark: string
  created_at: string
}

export type JoinPlanBody = {
  expected_fen: number
}

export type Lang = 'en' | 'zh'

export type LineQuote = {
  line_id: string
  name: string
  option: 'express' | 'direct' | 'postal' | 'ocean'
  refusals: string[]
  billed_grams: number | null
  volumetric_grams: number | null
  first_grams: number
  step_grams: number
  steps: number | null
  grams_to_next_step: number | null
  next_step_fen: number | null
  fees: FeeRow[]
  total_fen: number | null
  min_days: number
  max_days: number
  observed_days: string
  max_grams: number
  cannot_carry: string[]
  tax_mode?: 'ddu' | 'ddp' | 'ioss'
  duty?: {
    day: string
    version: string | null
    certainty: 'exact' | 'estimate' | 'range' | 'partly' | 'unknown'
    line_pays: 'all' | 'part' | 'nothing'
    low_fen: number
    likely_fen: number
    high_fen: number
    rows: {
      kind: 'duty' | 'tax' | 'levy' | 'fee'
      name: string
      how: string
      local: string
      low_fen: number
      likely_fen: number
      high_fen: number
      is_open: boolean
      paid_by: 'recipient' | 'sender' | 'operator' | 'carrier' | 'line' | 'sale'
      at: 'sale' | 'dispatch' | 'before_delivery' | 'delivery' | 'later'
      note: string
      source: string
      strength: 'official' | 'reported' | 'old' | 'weak' | 'trade' | 'disputed'
      checked: string
    }[]
    zeros: {
      name: string
      why: string
    }[]
    announced: {
      name: string
      when: string
    }[]
    needs: {
      name: string
    }[]
    code_digits: number
    limits: {
      name: string
      effect: 'refused' | 'general_procedure' | 'warning'
    }[]
    notes: string[]
    allowances: {
      says: string
      is_over: boolean
    }[]
  } | null
  coupons?: CouponChoice[]
  suggested_coupon_id?: string | null
  coupon_id?: string | null
  quote?: string
}

export type ListAddressesReply = {
  addresses: Address[]
  limit: number
}

export type ListArticlesQuery = {
  is_faq?: boolean
  type?: number
  category?: string
  q?: string
}

export type ListArticlesReply = {
  articles: ArticleCard[]
}

export type ListConversationMessagesQuery = {
  cursor?: string
  limit?: number
}

export type ListConversationMessagesReply = {
  items: ConversationMessage[]
  next_cursor: string | null
  conversation: Conversation
}

export type ListConversationsQuery = {
  cursor?: string
  limit?: number
  about_id?: string
  unread?: boolean
}

export type ListConversationsReply = {
  items: Conversation[]
  next_cursor: string | null
  unread_count: number
}

export type ListCountriesReply = {
  countries: Country[]
}

export type ListCouponsQuery = {
  cursor?: string
  limit?: number
  state?: 'usable' | 'used' | 'expired'
}

export type ListCouponsReply = {
  items: Coupon[]
  next_cursor: string | null
  counts: {
    usable: number
    used: number
    expired: number
  }
}

export type ListDeliveriesReply = {
  items: {
    id: string
    webhook_id: string
    event: 'order.placed' | 'order.status_changed' | 'item.status_changed' | 'question.asked' | 'question.closed' | 'refund.status_changed' | 'payment_due.created' | 'payment_due.closed' | 'stock.arrived' | 'stock.inspected' | 'storage.ending' | 'storage.expired' | 'parcel.created' | 'parcel.packed' | 'parcel.status_changed' | 'parcel.tracking' | 'balance.changed' | 'test'
    state: 'waiting' | 'delivered' | 'failed'
    tries: number
    outcome: string
    created_at: string
    tried_at: string | null
    next_try_at: string | null
    body: string
  }[]
}

export type ListDemoStaffReply = {
  staff: {
    name: string
    roles: ('support' | 'buyer' | 'warehouse' | 'finance' | 'admin')[]
    email: string
    password: string
  }[]
}

export type ListEntriesQuery = {
  cursor?: string
  limit?: number
  account?: 'available' | 'frozen' | 'withdrawing' | 'shortfall'
  from?: string
  to?: string
}

export type ListEntriesReply = {
  items: Entry[]
  next_cursor: string | null
}

export type ListEventsQuery = {
  after?: number
  limit?: number
}

export type ListEventsReply = {
  items: {
    id: string
    sequence: number
    recorded_at: string
    event: {
      type: 'order.placed' | 'order.status_changed' | 'item.status_changed' | 'question.asked' | 'question.closed' | 'refund.status_changed' | 'payment_due.created' | 'payment_due.closed' | 'stock.arrived' | 'stock.inspected' | 'storage.ending' | 'storage.expired' | 'parcel.created' | 'parcel.packed' | 'parcel.status_changed' | 'parcel.tracking' | 'balance.changed'
      timestamp: string
      data: Record<string, unknown>
    }
  }[]
  next: number
  more: boolean
  gap: boolean
}

export type ListExportsReply = {
  items: {
    id: string
    stage: 'making' | 'ready' | 'expired'
    created_at: string
    expires_at: string | null
    bytes: number
    url: string | null
  }[]
}

export type ListFavouritesQuery = {
  cursor?: string
  limit?: number
}

export type ListFavouritesReply = {
  items: Favourite[]
  next_cursor: string | null
  count: number
}

export type ListFooterArticlesReply = {
  articles: ArticleCard[]
}

export type ListGoodsListRowsQuery = {
  group?: 'failed' | 'unsure' | 'missing' | 'ready' | 'waiting' | 'added'
  q?: string
  after?: number
  limit?: number
}

export type ListGoodsListRowsReply = {
  items: GoodsListRow[]
  next_after: number | null
}

export type ListGoodsListsReply = {
  items: GoodsList[]
}

export type ListGoodsPhotosParams = {
  marketplace: string
  item: string
}

export type ListGoodsPhotosQuery = {
  option?: string
}

export type ListGoodsPhotosReply = {
  photos: GoodsPhoto[]
  of_option: number
}

export type ListHooksReply = {
  items: Hook[]
}

export type ListImportRulesQuery = {
  country: string
}

export type ListImportRulesReply = {
  country: string
  country_name: string
  day: string
  version: string | null
  checked: string | null
  is_old: boolean
  rules: {
    kind: 'duty' | 'tax' | 'levy' | 'fee'
    name: string
    valid_from: string | null
    valid_until: string | null
    legal: 'in_force' | 'announced' | 'unconfirmed' | 'suspended' | 'void' | 'lapsed'
    note: string
    source: string
    strength: 'official' | 'reported' | 'old' | 'weak' | 'trade' | 'disputed'
    checked: string
  }[]
  notes: string[]
}

export type ListInboundsQuery = {
  cursor?: string
  limit?: number
}

export type ListInboundsReply = {
  items: Inbound[]
  next_cursor: string | null
}

export type ListLineDaysQuery = {
  country: string
}

export type ListLineDaysReply = {
  lines: {
    line_id: string
    name: string
    parcels: number
    median_days: number
    p90_days: number
    months: {
      month: string
      parcels: number
      median_days: number
      p90_days: number
    }[]
  }[]
}

export type ListMessagesQuery = {
  cursor?: string
  limit?: number
  group?: 'decision' | 'news' | 'talk'
  unread?: boolean
  subject_kind?: 'order' | 'parcel' | 'stock_item' | 'inbound' | 'funds' | 'account' | 'conversation'
}

export type ListMessagesReply = {
  items: Message[]
  next_cursor: string | null
  unread_count: number
}

export type ListOrdersQuery = {
  cursor?: string
  limit?: number
  status?: 'pending_payment' | 'paid' | 'processing' | 'in_stock' | 'sent' | 'refund_processing' | 'refunded' | 'cancelled'
  waiting?: boolean
  q?: string
  from?: string
  to?: string
}

export type ListOrdersReply = {
  items: OrderCard[]
  next_cursor: string | null
  counts: {
    pending_payment?: number
    paid?: number
    processing?: number
    in_stock?: number
    sent?: number
    refund_processing?: number
    refunded?: number
    cancelled?: number
  }
}

export type ListOwnApprovalsReply = {
  items: Approval[]
}

export type ListOwnSharesQuery = {
  cursor?: string
  limit?: number
}

export type ListOwnSharesReply = {
  items: {
    id: string
    state: 'held' | 'checking' | 'paid' | 'refused' | 'lapsed'
    rate_per_mille: number
    share_fen: number
    taken_back_fen: number
    kept_fen: number
    earned_at: string
    due_at: string
    reason: string
  }[]
  next_cursor: string | null
}

export type ListOwnershipClaimsQuery = {
  cursor?: string
  limit?: number
}

export type ListOwnershipClaimsReply = {
  items: OwnershipClaim[]
  next_cursor: string | null
}

export type ListParcelLinesReply = {
  lines: PackedLine[]
}

export type ListParcelsQuery = {
  cursor?: string
  limit?: number
  status?: 'pending_payment' | 'to_be_delivered' | 'pending_receipt' | 'done' | 'cancelled'
  q?: string
}

export type ListParcelsReply = {
  items: ParcelCard[]
  next_cursor: string | null
  counts: {
    pending_payment?: number
    to_be_delivered?: number
    pending_receipt?: number
    done?: number
    cancelled?: number
  }
}

export type ListPaymentMethodsReply = {
  methods: PaymentMethod[]
}

export type ListPointCouponsReply = {
  balance: number
  items: {
    id: string
    name: string
    purpose: 'service' | 'shipping'
    amount_fen: number | null
    per_mille: number | null
    cap_fen: number | null
    minimum_fen: number
    valid_days: number
    points_price: number
    refusal: 'coupon_offer_over' | 'coupon_had_already' | 'points_missing' | null
  }[]
}

export type ListPointsQuery = {
  cursor?: string
  limit?: number
}

export type ListPointsReply = {
  items: PointEntry[]
  next_cursor: string | null
  balance: number
  next_expiry: {
    points: number
    at: string
  } | null
  per_100_yuan: number
  valid_days: number
}

export type ListPricesQuery = {
  country?: string
  weight_grams?: number
}

export type ListPricesReply = {
  country: string
  weight_grams: number
  options: OptionPrice[]
}

export type ListProvincesParams = {
  code: string
}

export type ListProvincesReply = {
  provinces: Province[]
}

export type ListPushDevicesReply = {
  public_key: string
  items: PushDevice[]
}

export type ListRechargesQuery = {
  cursor?: string
  limit?: number
}

export type ListRechargesReply = {
  items: Recharge[]
  next_cursor: string | null
}

export type ListRemittancesQuery = {
  cursor?: string
  limit?: number
}

export type ListRemittancesReply = {
  items: Remittance[]
  next_cursor: string | null
  methods: {
    id: 'western_union' | 'bank_transfer'
    instructions: string
  }[]
}

export type ListReviewsQuery = {
  cursor?: string
  limit?: number
}

export type ListReviewsReply = {
  items: {
    id: string
    stars: number
    body: string
    images: string[]
    country_name: string
    option: 'express' | 'direct' | 'postal' | 'ocean'
    created_at: string
    reviewer: string
    days: number | null
  }[]
  next_cursor: string | null
  count: number
  mean_tenths: number | null
}

export type ListRuleChecksReply = {
  version: string
  day: string
  countries: {
    country: string
    name: string
    by: 'release' | 'own' | 'nobody'
    checked: string | null
    is_old: boolean
    charged: ChargedFigures | null
  }[]
  tables: {
    title: string
    copied: string
    is_old: boolean
  }[]
}

export type ListSessionsReply = {
  items: {
    id: string
    current: boolean
    browser: string | null
    system: string | null
    address: string
    created_at: string
    seen_at: string
    expires_at: string
  }[]
  logins: {
    outcome: 'succeeded' | 'wrong_password' | 'wrong_code'
    browser: string | null
    system: string | null
    address: string
    created_at: string
  }[]
}

export type ListStockQuery = {
  cursor?: string
  limit?: number
  stage?: 'in_stock' | 'in_parcel' | 'all'
  ids?: string
}

export type ListStockReply = {
  items: StockItem[]
  next_cursor: string | null
  counts: {
    all: number
    in_stock: number
    in_parcel: number
    soon: number
  }
}

export type ListTokenActsQuery = {
  cursor?: string
  limit?: number
}

export type ListTokenActsReply = {
  items: GrantAct[]
  next_cursor: string | null
}

export type ListTokensReply = {
  items: ReadToken[]
}

export type ListUnclaimedQuery = {
  cursor?: string
  limit?: number
  warehouse_id?: string
  number_end?: string
}

export type ListUnclaimedReply = {
  items: UnclaimedCard[]
  next_cursor: string | null
}

export type ListViewedGoodsReply = {
  items: ViewedGoods[]
  keeps_history: boolean
}

export type ListWarehousesReply = {
  warehouses: Warehouse[]
  closed: {
    id: string
    name: string
  }[]
}

export type ListWatchesReply = {
  items: Watch[]
  is_open: boolean
}

export type ListWithdrawalsQuery = {
  cursor?: string
  limit?: number
}

export type ListWithdrawalsReply = {
  items: Withdrawal[]
  next_cursor: string | null
}

export type LoginBody = {
  email?: string
  password?: string
  code?: string
  proof?: string
}

export type LoginQuery = {
  email?: string
  password?: string
  code?: string
}

export type LoginReply = {
  token: string
  expires_at: string
}

export type LookUpProductQuery = {
  url: string
  pick?: number
  stored?: boolean
}

export type LookUpProductReply = {
  link: ResolvedLink | null
  reason: 'no_link' | 'not_a_product' | 'unsupported_scheme' | 'shop_or_search' | 'needs_redirect' | 'blocked' | 'cut_link' | 'outside_china' | 'album' | null
  platform: string | null
  manual_url: string | null
  seller_id: string | null
  links: PastedLink[]
  links_cut: boolean
  taken: number | null
  proposal: {
    title: string
    words: string
  }
  product: Product | null
  trouble: 'blocked' | 'gone' | 'shop_closed' | 'unreachable' | null
  page_url: string | null
  retry_at: string | null
  restricted: RestrictedGoods[]
}

export type Membership = {
  plan_id: string
  plan_name: string
  price_fen: number
  started_at: string
  paid_until: string
  cancelled_at: string | null
  next: {
    plan_id: string
    plan_name: string
    price_fen: number
  } | null
  saved_fen: number
}

export type Message = {
  id: string
  kind: string
  group: 'decision' | 'news' | 'talk'
  title: string
  body: string
  moments: {
    text: string
    at: string
    only: 'date' | null
  }[]
  subject_kind: string
  subject_id: string
  image: string | null
  amount_fen: number | null
  read_at: string | null
  created_at: string
}

export type NameOrderItemBody = {
  own_name: string
}

export type NameOrderItemReply = {
  own_name: string
}

export type OpenClaimBody = {
  kind: 'lost' | 'damaged' | 'missing'
  stock_item_ids: string[]
  quantities?: ClaimedGoods[]
  story: string
  evidence: {
    slot: 'box' | 'label' | 'goods' | 'inside' | 'paper'
    file_id: string
  }[]
}

export type OptionPrice = {
  option: 'express' | 'direct' | 'postal' | 'ocean'
  line_name: string | null
  first_grams: number | null
  first_price_fen: number | null
  step_grams: number | null
  step_price_fen: number | null
  customs_fee_fen: number | null
  total_fen: number | null
  min_days: number | null
  max_days: number | null
  refusal: string | null
  refused_kinds: {
    named: string[]
    more: number
  }
}

export type OrderAgainBody = {
  item_ids?: string[]
}

export type OrderAgainReply = {
  added: number
  cart_count: number
  no_room_for: number
}

export type OrderCard = {
  id: string
  number: string
  status: 'pending_payment' | 'paid' | 'processing' | 'in_stock' | 'refund_processing' | 'refunded' | 'cancelled'
  place: 'unpaid' | 'coming' | 'shelf' | 'packed' | 'shipped' | 'received' | 'ended'
  next: {
    kind: 'answer' | 'pay' | 'claim' | 'pack' | 'confirm' | 'track' | 'review'
    about: 'order_unpaid' | 'price_changed' | 'options_changed' | 'question_free' | 'problem_found' | 'price_difference' | 'storage_ends' | 'storage_late' | 'storage_expired' | 'on_shelf' | 'parcel_unpaid' | 'weight_difference' | 'address_wrong' | 'papers_wanted' | 'duty_due' | 'not_delivered' | 'to_collect' | 'answer_sent' | 'evidence_wanted' | 'claim_running' | 'lost' | 'late' | 'held' | 'under_way' | 'delivered' | 'received'
    waits: boolean
    by: string | null
    otherwise: 'cancelled' | 'kept' | 'late_fee' | 'given_up' | 'counts_as_received' | null
    pay_fen: number | null
    back_fen: number | null
    day_fen: number | null
    finding?: {
      problem: 'bought_too_few' | 'bought_too_many' | 'bought_wrong' | 'sent_too_few' | 'sent_too_many' | 'sent_wrong' | 'never_sent' | 'damaged' | 'poor_quality'
      flaw: 'crack' | 'chip' | 'scratch' | 'stain' | 'hole' | 'tear' | 'thread' | 'dent' | 'colour' | 'print' | 'glue' | 'missing' | null
      note: string
    }
  } | null
  return_until: string | null
  partly_arrived: boolean
  platform: string
  seller_name: string
  amounts: Amounts
  cost_fen: number
  balance_freeze_fen: number
  photo_count: number
  contact: string
  created_at: string
  pay_by: string
  paid_at: string | null
  items: {
    id: string
    title: string
    names?: {
      title: string
      options: string
      own: string
      by_machine?: true
    }
    image: string | null
    options_text: string
    quantity: number
    unit_price_fen: number
    stage: 'pending_payment' | 'in_review' | 'to_purchase' | 'awaiting_customer' | 'supplement_due' | 'purchased' | 'seller_shipped' | 'received' | 'abnormal' | 'in_stock' | 'in_parcel' | 'shipped_abroad' | 'storage_expired' | 'cancelled' | 'refunded' | 'abandoned'
    status: 'pending_payment' | 'paid' | 'processing' | 'in_stock' | 'refund_processing' | 'refunded' | 'cancelled'
    next: {
      kind: 'answer' | 'pay' | 'claim' | 'pack' | 'confirm' | 'track' | 'review'
      about: 'order_unpaid' | 'price_changed' | 'options_changed' | 'question_free' | 'problem_found' | 'price_difference' | 'storage_ends' | 'storage_late' | 'storage_expired' | 'on_shelf' | 'parcel_unpaid' | 'weight_difference' | 'address_wrong' | 'papers_wanted' | 'duty_due' | 'not_delivered' | 'to_collect' | 'answer_sent' | 'evidence_wanted' | 'claim_running' | 'lost' | 'late' | 'held' | 'under_way' | 'delivered' | 'received'
      waits: boolean
      by: string | null
      otherwise: 'cancelled' | 'kept' | 'late_fee' | 'given_up' | 'counts_as_received' | null
      pay_fen: number | null
      back_fen: number | null
      day_fen: number | null
      finding?: {
        problem: 'bought_too_few' | 'bought_too_many' | 'bought_wrong' | 'sent_too_few' | 'sent_too_many' | 'sent_wrong' | 'never_sent' | 'damaged' | 'poor_quality'
        flaw: 'crack' | 'chip' | 'scratch' | 'stain' | 'hole' | 'tear' | 'thread' | 'dent' | 'colour' | 'print' | 'glue' | 'missing' | null
        note: string
      }
    } | null
    photo: string | null
    weight_grams: number | null
    free_until: string | null
    parcel: {
      id: string
      number: string
      stage: 'pending_payment' | 'to_pick' | 'packing' | 'supplement_due' | 'to_ship' | 'address_problem' | 'in_transit' | 'exception' | 'delivered' | 'done' | 'returned' | 'cancelled' | 'lost'
    } | null
  }[]
}

export type OrderItem = {
  next: {
    kind: 'answer' | 'pay' | 'claim' | 'pack' | 'confirm' | 'track' | 'review'
    about: 'order_unpaid' | 'price_changed' | 'options_changed' | 'question_free' | 'problem_found' | 'price_difference' | 'storage_ends' | 'storage_late' | 'storage_expired' | 'on_shelf' | 'parcel_unpaid' | 'weight_difference' | 'address_wrong' | 'papers_wanted' | 'duty_due' | 'not_delivered' | 'to_collect' | 'answer_sent' | 'evidence_wanted' | 'claim_running' | 'lost' | 'late' | 'held' | 'under_way' | 'delivered' | 'received'
    waits: boolean
    by: string | null
    otherwise: 'cancelled' | 'kept' | 'late_fee' | 'given_up' | 'counts_as_received' | null
    pay_fen: number | null
    back_fen: number | null
    day_fen: number | null
    finding?: {
      problem: 'bought_too_few' | 'bought_too_many' | 'bought_wrong' | 'sent_too_few' | 'sent_too_many' | 'sent_wrong' | 'never_sent' | 'damaged' | 'poor_quality'
      flaw: 'crack' | 'chip' | 'scratch' | 'stain' | 'hole' | 'tear' | 'thread' | 'dent' | 'colour' | 'print' | 'glue' | 'missing' | null
      note: string
    }
  } | null
  photo: string | null
  weight_grams: number | null
  free_until: string | null
  parcel: {
    id: string
    number: string
    stage: 'pending_payment' | 'to_pick' | 'packing' | 'supplement_due' | 'to_ship' | 'address_problem' | 'in_transit' | 'exception' | 'delivered' | 'done' | 'returned' | 'cancelled' | 'lost'
  } | null
  id: string
  stage: 'pending_payment' | 'in_review' | 'to_purchase' | 'awaiting_customer' | 'supplement_due' | 'purchased' | 'seller_shipped' | 'received' | 'abnormal' | 'in_stock' | 'in_parcel' | 'shipped_abroad' | 'storage_expired' | 'cancelled' | 'refunded' | 'abandoned'
  status: 'pending_payment' | 'paid' | 'processing' | 'in_stock' | 'refund_processing' | 'refunded' | 'cancelled'
  platform: string
  url: string
  title: string
  names?: {
    title: string
    options: string
    own: string
    by_machine?: true
  }
  image: string | null
  options_text: string
  quantity: number
  refunded_quantity: number
  unit_price_fen: number
  page_price_fen: number | null
  price_reason: string | null
  price_reason_text: string
  remark: string
  sold_out_choice: string
  alternative: string
  tolerance_percent: number
  photo_shots: number
  photo_remark: string
  amounts: Amounts
  paid_to_seller: {
    goods_fen: number
    freight_fen: number
  } | null
  given_back: {
    goods_fen: number
    freight_fen: number
    service_fen: number
    return_fen: number
    compensated_fen: number
    left_fen: number
  }
  cost_fen: number
  frozen_fen: number
  closed_by: string | null
  close_reason: string
  refund_deadline_at: string | null
  question: {
    id: string
    kind: 'price' | 'options' | 'free' | 'problem'
    note: string
    old_fen: number
    new_fen: number
    service_fen: number
    answer_by: string
  } | null
  answered?: {
    kind: 'price' | 'options' | 'free' | 'problem'
    accepted: boolean
    until: string
  }
  supplement: {
    id: string
    amount_fen: number
    service_fen: number
    note: string
    pay_by: string
  } | null
  refund: RefundCase | null
  inspection: {
    weight_grams: number | null
    size_mm: number[] | null
    problem: string | null
    problem_note: string
    free_until: string | null
    photos: Photo[]
    photo_order?: PhotoOrder | null
    moving?: boolean
  } | null
}

export type OutOfOrder = 'database' | 'jobs' | 'disk_full' | 'disk_low' | 'replica'

export type OwnCreator = {
  code: string
  state: 'applied' | 'declined' | 'active' | 'paused' | 'ended'
  shown_name: string
  about: string
  reason: string
  rate_per_mille: number
  applied_at: string
  visits: number
  registrations: number
  orders: number
  waiting_fen: number
  paid_fen: number
  owed_fen: number
}

export type OwnershipClaim = {
  id: string
  unclaimed_id: string
  stage: 'submitted' | 'accepted' | 'rejected' | 'withdrawn'
  warehouse_id: string
  courier: string
  number_end: string
  tracking_number: string
  title: string
  quantity: number
  value_fen: number
  note: string
  images: string[]
  reason: string
  created_at: string
  decided_at: string | null
}

export type PackedLine = {
  line_id: string
  name: string
  option: 'express' | 'direct' | 'postal' | 'ocean'
  current: boolean
  refusals: string[]
  fees: FeeRow[]
  total_fen: number | null
  owed_fen: number | null
  min_days: number
  max_days: number
  observed_days: string
  tax_mode: 'ddu' | 'ddp' | 'ioss'
  duty: {
    day: string
    version: string | null
    certainty: 'exact' | 'estimate' | 'range' | 'partly' | 'unknown'
    line_pays: 'all' | 'part' | 'nothing'
    low_fen: number
    likely_fen: number
    high_fen: number
    rows: {
      kind: 'duty' | 'tax' | 'levy' | 'fee'
      name: string
      how: string
      local: string
      low_fen: number
      likely_fen: number
      high_fen: number
      is_open: boolean
      paid_by: 'recipient' | 'sender' | 'operator' | 'carrier' | 'line' | 'sale'
      at: 'sale' | 'dispatch' | 'before_delivery' | 'delivery' | 'later'
      note: string
      source: string
      strength: 'official' | 'reported' | 'old' | 'weak' | 'trade' | 'disputed'
      checked: string
    }[]
    zeros: {
      name: string
      why: string
    }[]
    announced: {
      name: string
      when: string
    }[]
    needs: {
      name: string
    }[]
    code_digits: number
    limits: {
      name: string
      effect: 'refused' | 'general_procedure' | 'warning'
    }[]
    notes: string[]
    allowances: {
      says: string
      is_over: boolean
    }[]
  } | null
}

export type ParcelAddress = {
  first_name: string
  last_name: string
  email: string
  country: string
  province: string
  city: string
  address: string
  postcode: string
  phone: string
  tax_id: string
}

export type ParcelAsk = {
  kind: 'papers' | 'duty' | 'delivery' | 'collect'
  words: string
  asked_at: string
  papers: {
    id: string
    name: string
    url: string
    bytes: number
  }[]
  answer: 'papers' | 'paid' | 'again' | 'collect' | null
  note: string
  answered_at: string | null
}

export type ParcelCard = {
  id: string
  number: string
  name: string
  stage: 'pending_payment' | 'to_pick' | 'packing' | 'supplement_due' | 'to_ship' | 'address_problem' | 'in_transit' | 'exception' | 'delivered' | 'done' | 'returned' | 'cancelled' | 'lost'
  status: 'pending_payment' | 'to_be_delivered' | 'pending_receipt' | 'done' | 'cancelled'
  next: {
    kind: 'answer' | 'pay' | 'claim' | 'pack' | 'confirm' | 'track' | 'review'
    about: 'order_unpaid' | 'price_changed' | 'options_changed' | 'question_free' | 'problem_found' | 'price_difference' | 'storage_ends' | 'storage_late' | 'storage_expired' | 'on_shelf' | 'parcel_unpaid' | 'weight_difference' | 'address_wrong' | 'papers_wanted' | 'duty_due' | 'not_delivered' | 'to_collect' | 'answer_sent' | 'evidence_wanted' | 'claim_running' | 'lost' | 'late' | 'held' | 'under_way' | 'delivered' | 'received'
    waits: boolean
    by: string | null
    otherwise: 'cancelled' | 'kept' | 'late_fee' | 'given_up' | 'counts_as_received' | null
    pay_fen: number | null
    back_fen: number | null
    day_fen: number | null
    finding?: {
      problem: 'bought_too_few' | 'bought_too_many' | 'bought_wrong' | 'sent_too_few' | 'sent_too_many' | 'sent_wrong' | 'never_sent' | 'damaged' | 'poor_quality'
      flaw: 'crack' | 'chip' | 'scratch' | 'stain' | 'hole' | 'tear' | 'thread' | 'dent' | 'colour' | 'print' | 'glue' | 'missing' | null
      note: string
    }
  } | null
  line_name: string
  option: string
  country: string
  country_name: string
  closed?: string
  estimated_grams: number
  actual_grams: number | null
  estimated_fen: number
  actual_fen: number | null
  frozen_fen: number
  tracking_number: string | null
  carrier_name: string | null
  carrier_page: string | null
  item_count: number
  images: string[]
  latest_event: TrackingEvent | null
  supplement: {
    id: string
    amount_fen: number
    pay_by: string
  } | null
  reviewed: boolean
  pay_way?: 'estimate' | 'exact'
  created_at: string
  pay_by: string
  paid_at: string | null
  shipped_at: string | null
}

export type PastedLink = {
  platform: string | null
  url: string
  words: string
  is_whole: boolean
}

export type PayExtensionBody = {
  days: number
  expected_fee_fen: number
}

export type PayExtensionReply = {
  fee_fen: number
  free_until: string
}

export type PayStorageBody = {
  expected_fee_fen: number
}

export type PayStorageReply = {
  fee_fen: number
}

export type PayWayOffer = {
  id: 'estimate' | 'exact'
  fee_fen: number
  deposit_fen: number
}

export type Payable = {
  kind: 'order' | 'parcel' | 'supplement'
  id: string
  number: string
  amount_fen: number
  pay_by: string | null
  name: string
  goods: {
    title: string
    names?: {
      title: string
      options: string
      own: string
      by_machine?: true
    }
    options_text: string
    quantity: number
    image: string | null
  }[]
  goods_count: number
}

export type PaymentMethod = {
  id: string
  name: string
  note: string
  currencies: string[]
  fee_per_mille: number
  fee_fixed_minor: number
}

export type Payout = {
  method: 'bank_transfer' | 'paypal' | 'alipay'
  name: string
  account: string
  details: string
}

export type Photo = {
  id: string
  url: string
  width: number
  height: number
  kind: string
  shows?: 'front' | 'back' | 'label' | 'flaw' | 'measure' | 'scale' | 'accessories' | 'packaging' | 'other'
  flaw?: 'crack' | 'chip' | 'scratch' | 'stain' | 'hole' | 'tear' | 'thread' | 'dent' | 'colour' | 'print' | 'glue' | 'missing' | null
  note?: string
}

export type PhotoOrder = {
  stock_item_id: string
  shots: number
  taken: number
  remark: string
  fee_fen: number
  created_at: string
}

export type PlaceOrdersBody = {
  cart_item_ids: string[]
  coupons?: {
    cart_item_id: string
    coupon_id: string
  }[]
  warehouse_id: string
  contact: string
  remark: string
  expected_total_fen?: number
  quote?: string
  accept_terms: true
  door?: {
    country?: string
    line_id?: string
  }
}

export type PlaceOrdersReply = {
  order_ids: string[]
  total_fen: number
}

export type Plan = {
  id: string
  name: string
  price_fen: number
  free_storage_days: number | null
  photo_price_fen: number | null
  service_per_mille: number | null
  review_hours: number | null
  starts: 'now' | 'month_end'
  change_fen: number
}

export type Plans = {
  free: {
    free_storage_days: number
    photo_price_fen: number
    service_per_mille: number
    review_hours: number
  }
  plans: Plan[]
  membership: Membership | null
  available_fen: number
  charges: {
    plan_name: string
    from_at: string
    until_at: string
    paid_fen: number
  }[]
}

export type PointEntry = {
  id: string
  cause: 'receipt' | 'exchanged' | 'expired' | 'given_back'
  points: number
  balance_after: number
  parcel: {
    id: string
    number: string
  } | null
  coupon_name: string | null
  created_at: string
}

export type PreviewOrdersBody = {
  cart_item_ids: string[]
  coupons?: {
    cart_item_id: string
    coupon_id: string
  }[]
  suggest_coupons?: boolean
}

export type PreviewOrdersReply = {
  orders: {
    platform: string
    seller_name: string
    cart_item_ids: string[]
    amounts: Amounts
    coupons?: CouponChoice[]
    suggested_coupon_id?: string | null
    coupon_id?: string | null
  }[]
  amounts: Amounts
  service_per_mille?: number
  review_hours?: number
  free_storage_days?: number
  available_fen: number
  why_not: 'shop_not_open' | 'no_way_to_pay' | null
  contact: string
  quote?: string
}

export type PreviewParcelBody = {
  stock_item_ids: string[]
  address_id?: string
  country?: string
  service_ids?: string[]
  insured_fen?: number
  coupon_id?: string
  suggest_coupon?: boolean
  pay_way?: 'estimate' | 'exact'
  declaration?: {
    stock_item_id: string
    hs_code: string
    value_fen: number
  }[]
}

export type PreviewParcelReply = {
  country: string
  goods_grams: number
  estimated_grams: number
  estimated_size_mm: number[]
  goods_fen: number
  plan_saved_fen?: number
  available_fen: number
  lines: LineQuote[]
  services: ExtraService[]
  pay_ways?: PayWayOffer[]
  declaration: {
    stock_item_id: string
    description: string
    description_chinese?: string
    hs_code?: string | null
    quantity: number
    value_fen: number
    category: string | null
  }[]
}

export type PreviewPaymentBody = {
  order_ids?: string[]
  parcel_id?: string
  supplement_ids?: string[]
}

export type PreviewPaymentReply = {
  items: Payable[]
  total_fen: number
  available_fen: number
  missing_fen: number
  already_paid: boolean
}

export type PreviewRechargeBody = {
  method: string
  currency: string
  credit_fen: number
}

export type PreviewRechargeReply = {
  currency: string
  pay_minor: number
  fee_minor: number
  credit_fen: number
  rate: string
  rate_quoted_on: string
}

export type PreviewWithdrawalBody = {
  amount_fen: number
}

export type PreviewWithdrawalReply = {
  available_fen: number
  withdrawable_fen: number
  parts: {
    provider: string
    recharge_number: string
    currency: string
    amount_minor: number
    amount_fen: number
  }[]
  by_hand_fen: number
  held_until: string | null
}

export type PriceCheck = {
  id: string
  finding: 'same' | 'price' | 'sold_out' | 'option_gone' | 'gone' | 'unknown'
  price_fen: number | null
  read_at: string | null
}

export type Product = {
  title: string
  helper_title: string
  price_fen: number | null
  freight_fen: number | null
  seller_name: string
  seller_id: string
  images: {
    file_id: string
    url: string
  }[]
  options: {
    name: string
    values: string[]
    name_latin: string
    values_latin: string[]
  }[]
  source: 'page' | 'data_api' | 'earlier_shoppers'
  read_at: string
  price_is_from: boolean
  seller_price: SellerPrice | null
  variants: ProductVariant[]
  min_order: number | null
  price_steps: {
    from: number
    price_fen: number
  }[]
  availability: 'in_stock' | 'sold_out' | null
  more_images: boolean
}

export type ProductVariant = {
  choices: string[]
  price_fen: number | null
  stock: number | null
  is_available: boolean | null
  image_file_id?: string | null
}

export type ProposeLettersBody = {
  country: string
  first_name: string
  last_name: string
  province: string
  city: string
  address: string
}

export type ProposeLettersReply = {
  first_name: string
  last_name: string
  province: string
  city: string
  address: string
}

export type ProposedPackage = {
  stock_item_ids: string[]
  line_id: string
  line_name: string
  option: 'express' | 'direct' | 'postal' | 'ocean'
  estimated_grams: number
  shipping_fen: number
  total_fen: number
}

export type ProveOwnershipBody = {
  note: string
  file_ids: string[]
}

export type Province = {
  value: string
  name: string
  names: string[]
}

export type PublicGoods = {
  marketplace: string
  item_id: string
  url: string
  title: string
  helper_title: string
  options_text: string
  options_latin: string
  price_fen: number | null
  price_on: string | null
  photo: GoodsPhoto | null
  seen: {
    pieces: number
    weight_grams: {
      p10: number
      median: number
      p90: number
    } | null
    arrived: number
    with_problem: number
    problem: string | null
  } | null
}

export type Publication = {
  code: string
  state: 'shown' | 'withdrawn' | 'taken_down'
  title: string
  intro: string
  shown_name: string
  goods_count: number
  published_at: string
  updated_at: string
  taken_down_reason: string
}

export type PublishGoodsListBody = {
  title: string
  intro: string
  shown_name: string
}

export type PushDevice = {
  id: string
  browser: string | null
  system: string | null
  kinds: ('decisions' | 'parcels')[]
  p256dh: string
  created_at: string
  last_sent_at: string | null
}

export type ReadConversationBody = {
  message_id: string
}

export type ReadConversationReply = {
  unread_count: number
}

export type ReadGuestConversationBody = {
  key: string
}

export type ReadGuestConversationReply = {
  stage: 'waiting' | 'answered' | 'closed'
  messages: {
    id: string
    author: 'shopper' | 'staff'
    author_name: string
    body: string
    created_at: string
  }[]
}

export type ReadMessagesBody = {
  ids?: string[]
  all?: boolean
}

export type ReadMessagesReply = {
  unread_count: number
}

export type ReadToken = {
  id: string
  name: string
  scopes: ('orders' | 'warehouse' | 'parcels' | 'funds' | 'messages' | 'cart:read' | 'cart:write' | 'orders:read' | 'orders:write' | 'payments:write' | 'answers:write' | 'stock:read' | 'parcels:read' | 'parcels:write' | 'funds:read' | 'messages:read' | 'addresses:read')[]
  acts: {
    per_act_fen: number
    per_day_fen: number
    spent_today_fen: number
    count: number
    spent_fen: number
  } | null
  created_at: string
  expires_at: string
  last_used_at: string | null
}

export type ReadyReply = {
  migrations: number
  out_of_order: OutOfOrder[]
}

export type Recharge = {
  id: string
  number: string
  stage: 'created' | 'succeeded' | 'failed' | 'expired'
  provider: string
  currency: string
  pay_minor: number
  fee_minor: number
  credit_fen: number
  rate: string
  rate_quoted_on: string
  provider_url: string | null
  failure: string
  created_at: string
  succeeded_at: string | null
}

export type RedeemCouponBody = {
  code: string
}

export type RedeliverParams = {
  id: string
  delivery: string
}

export type RedeliverReply = {
  id: string
  webhook_id: string
  event: 'order.placed' | 'order.status_changed' | 'item.status_changed' | 'question.asked' | 'question.closed' | 'refund.status_changed' | 'payment_due.created' | 'payment_due.closed' | 'stock.arrived' | 'stock.inspected' | 'storage.ending' | 'storage.expired' | 'parcel.created' | 'parcel.packed' | 'parcel.status_changed' | 'parcel.tracking' | 'balance.changed' | 'test'
  state: 'waiting' | 'delivered' | 'failed'
  tries: number
  outcome: string
  created_at: string
  tried_at: string | null
  next_try_at: string | null
  body: string
}

export type RefundCase = {
  id: string
  stage: 'requested' | 'with_seller' | 'returning' | 'to_refund' | 'refunded' | 'rejected' | 'cancelled'
  reason: string
  cause: 'changed_mind' | 'ordered_by_mistake' | 'wrong_item' | 'wrong_options' | 'missing' | 'damaged' | 'poor_quality' | 'not_sent' | 'other'
  fault: 'shopper' | 'seller' | 'ours'
  quantity: number
  amount_fen: number
  goods_fen: number
  freight_fen: number
  service_fen: number
  return_fen: number
  decision_note: string
  created_at: string
}

export type RegisterBody = {
  email: string
  password: string
  nickname?: string
  creator_code?: string
}

export type RegisterReply = {
  email: string
}

export type Remittance = {
  id: string
  number: string
  method: 'western_union' | 'bank_transfer'
  stage: 'submitted' | 'credited' | 'rejected'
  sender_first_name: string
  sender_last_name: string
  country: string
  currency: string
  sent_minor: number
  sent_on: string
  mtcn_end: string
  bank_reference: string
  receipt_url: string | null
  note: string
  received_currency: string | null
  received_minor: number | null
  credit_fen: number | null
  rate: string | null
  rate_quoted_on: string | null
  reason: string
  created_at: string
  stage_at: string
}

export type RemoveCartItemReply = {
  cart_count: number
}

export type RemoveCartItemsBody = {
  ids: string[]
}

export type RemoveCartItemsReply = {
  cart_count: number
}

export type RemoveGoodsListRowsBody = {
  row_ids: string[]
}

export type RemoveGoodsListRowsReply = {
  removed: number
}

export type RemoveParcelPaperParams = {
  id: string
  file_id: string
}

export type RenewRecoveryCodesBody = {
  password: string
  code: string
}

export type RenewRecoveryCodesReply = {
  recovery_codes: string[]
}

export type ReplayHookBody = {
  from: string
  to: string
}

export type ReplayHookReply = {
  events: number
  next_from: string | null
}

export type ReportPublicListBody = {
  reason: 'illegal' | 'unsafe' | 'counterfeit' | 'misleading' | 'offensive' | 'personal_data' | 'other'
  words: string
}

export type ReportPublicListParams = {
  code: string
}

export type RequestFinePhotosBody = {
  shots: number
  remark: string
}

export type RequestFinePhotosReply = {
  photo_shots: number
  fee_fen: number
}

export type RequestRefundBody = {
  cause: 'changed_mind' | 'ordered_by_mistake' | 'wrong_item' | 'wrong_options' | 'missing' | 'damaged' | 'poor_quality' | 'not_sent' | 'other'
  reason: string
  quantity?: number
}

export type RequestRefundReply = {
  granted: boolean
  amount_fen: number
}

export type RequestShelfPhotosBody = {
  shots: number
  remark: string
}

export type RequestShelfPhotosReply = {
  photo_shots: number
  fee_fen: number
}

export type ResetPasswordBody = {
  link: string
  password: string
  repeat?: string
}

export type ResolveLinkBody = {
  text: string
  pick?: number
}

export type ResolveLinkReply = {
  link: ResolvedLink | null
  reason: 'no_link' | 'not_a_product' | 'unsupported_scheme' | 'shop_or_search' | 'needs_redirect' | 'blocked' | 'cut_link' | 'outside_china' | 'album' | null
  platform: string | null
  manual_url: string | null
  seller_id: string | null
  links: PastedLink[]
  links_cut: boolean
  taken: number | null
  proposal: {
    title: string
    words: string
  }
}

export type ResolvedLink = {
  platform: string
  item_id: string
  canonical_url: string
  seller_id: string | null
  sku_id: string | null
  via_agent: string | null
}

export type RestrictedGoods = {
  category: string
  name: string
  forbidden: boolean
}

export type ReviewParcelBody = {
  stars: number
  body: string
  file_ids: string[]
}

export type RevokeTokensReply = {
  revoked: number
}

export type RotateHookSecretBody = {
  password: string
  code?: string
}

export type RotateHookSecretReply = {
  id: string
  url: string
  events: ('order.placed' | 'order.status_changed' | 'item.status_changed' | 'question.asked' | 'question.closed' | 'refund.status_changed' | 'payment_due.created' | 'payment_due.closed' | 'stock.arrived' | 'stock.inspected' | 'storage.ending' | 'storage.expired' | 'parcel.created' | 'parcel.packed' | 'parcel.status_changed' | 'parcel.tracking' | 'balance.changed')[]
  created_at: string
  failing_since: string | null
  disabled_at: string | null
  disabled_why: 'failing' | 'gone' | null
  old_secret_until: string | null
  secret: string
}

export type SavePushDeviceBody = {
  endpoint: string
  p256dh: string
  auth: string
  kinds: ('decisions' | 'parcels')[]
}

export type SearchGoodsByPictureReply = {
  items: {
    marketplace: string
    item_id: string
    url: string
    title: string
    helper_title: string
    picture: string | null
    price_fen: number | null
    price_is_from: boolean
    freight_fen: number | null
    seller_name: string
    min_order: number | null
    is_sold_out: boolean
    is_ad: boolean
    source: 'memory' | 'demo_mall' | '1688_open'
    weighed: WeighedBefore | null
    is_same: boolean
  }[]
}

export type SearchGoodsQuery = {
  q: string
  sort?: 'best' | 'cheapest' | 'dearest'
  min_fen?: number
  max_fen?: number
  marketplace?: string
  source?: 'memory' | 'demo_mall' | '1688_open'
  weighed?: boolean
  cursor?: string
  limit?: number
}

export type SearchGoodsReply = {
  items: FoundGoods[]
  next_cursor: string | null
  sources: {
    source: 'memory' | 'demo_mall' | '1688_open'
    state: 'answered' | 'slow' | 'failed' | 'used_up' | 'not_open'
    total: number | null
  }[]
  searched_as: string | null
}

export type SellerPrice = {
  minor: number
  currency: string
  rate: {
    nanos: number
    quoted_on: string
  } | null
}

export type SendLeadBody = {
  name: string
  company: string
  email: string
  phone: string
  monthly_volume: 'up_to_100' | 'up_to_1000' | 'up_to_10000' | 'more'
  message: string
  consent: true
  website?: string
}

export type SendResetMailBody = {
  email: string
}

export type SendResetMailReply = {
  email: string
}

export type SendVerifyMailReply = {
  email: string
}

export type SendWelcomeMailReply = {
  email: string
}

export type SharePhotosBody = {
  shares: boolean
}

export type SharePhotosOfPieceBody = {
  shares: boolean
}

export type SharePhotosOfPieceReply = {
  shares: boolean
}

export type SharePhotosReply = {
  shares: boolean
}

export type StartConversationBody = {
  subject: string
  about: {
    kind: 'order' | 'order_item' | 'parcel' | 'refund_case'
    id: string
  } | null
  body: string
  file_ids: string[]
}

export type StartTwoFactorBody = {
  password: string
}

export type StartTwoFactorReply = {
  secret: string
  uri: string
  qr: {
    size: number
    path: string
  }
}

export type Step = {
  step: string
  to_stage: string
  actor: string
  note: string
  item_id: string
  created_at: string
}

export type StockItem = {
  id: string
  stage: 'pending_payment' | 'in_review' | 'to_purchase' | 'awaiting_customer' | 'supplement_due' | 'purchased' | 'seller_shipped' | 'received' | 'abnormal' | 'in_stock' | 'in_parcel' | 'shipped_abroad' | 'storage_expired' | 'cancelled' | 'refunded' | 'abandoned'
  title: string
  names?: {
    title: string
    options: string
    own: string
    by_machine?: true
  }
  quantity: number
  value_fen: number
  category: string | null
  warehouse_id: string
  order_id: string | null
  order_number: string | null
  order_item_id: string | null
  image: string | null
  weight_grams: number | null
  size_mm: number[] | null
  photos: Photo[]
  problem: string | null
  stocked_at: string | null
  free_until: string | null
  days_left: number | null
  free_days: number | null
  late_fee_fen: number
  refund_deadline_at: string | null
  refund_open: boolean
  next: {
    kind: 'answer' | 'pay' | 'claim' | 'pack' | 'confirm' | 'track' | 'review'
    about: 'order_unpaid' | 'price_changed' | 'options_changed' | 'question_free' | 'problem_found' | 'price_difference' | 'storage_ends' | 'storage_late' | 'storage_expired' | 'on_shelf' | 'parcel_unpaid' | 'weight_difference' | 'address_wrong' | 'papers_wanted' | 'duty_due' | 'not_delivered' | 'to_collect' | 'answer_sent' | 'evidence_wanted' | 'claim_running' | 'lost' | 'late' | 'held' | 'under_way' | 'delivered' | 'received'
    waits: boolean
    by: string | null
    otherwise: 'cancelled' | 'kept' | 'late_fee' | 'given_up' | 'counts_as_received' | null
    pay_fen: number | null
    back_fen: number | null
    day_fen: number | null
    finding?: {
      problem: 'bought_too_few' | 'bought_too_many' | 'bought_wrong' | 'sent_too_few' | 'sent_too_many' | 'sent_wrong' | 'never_sent' | 'damaged' | 'poor_quality'
      flaw: 'crack' | 'chip' | 'scratch' | 'stain' | 'hole' | 'tear' | 'thread' | 'dent' | 'colour' | 'print' | 'glue' | 'missing' | null
      note: string
    }
  } | null
  moving_to?: string | null
  disputed?: boolean
  disposal_from?: string | null
  listing_image?: string | null
  options_text?: string
  problem_note?: string
  photo_order?: PhotoOrder | null
  accepted_at?: string | null
}

export type StoredFile = {
  id: string
  url: string
  width: number
  height: number
}

export type TakeOverKeptBody = {
  favourites: {
    url: string
    title: string
    note: string
  }[]
  viewed: {
    url: string
    title: string
    viewed_at: string
  }[]
}

export type TakeOverKeptReply = {
  favourites: number
  viewed: number
  no_room_for: number
}

export type TellDutyChargedBody = {
  amount_minor: number
  currency: string
  file_id: string | null
}

export type TestHookReply = {
  id: string
  webhook_id: string
  event: 'order.placed' | 'order.status_changed' | 'item.status_changed' | 'question.asked' | 'question.closed' | 'refund.status_changed' | 'payment_due.created' | 'payment_due.closed' | 'stock.arrived' | 'stock.inspected' | 'storage.ending' | 'storage.expired' | 'parcel.created' | 'parcel.packed' | 'parcel.status_changed' | 'parcel.tracking' | 'balance.changed' | 'test'
  state: 'waiting' | 'delivered' | 'failed'
  tries: number
  outcome: string
  created_at: string
  tried_at: string | null
  next_try_at: string | null
  body: string
}

export type TrackingEvent = {
  status: string
  milestone: 'waiting' | 'in_transit' | 'departed' | 'customs' | 'held' | 'arrived' | 'out_for_delivery' | 'to_collect' | 'not_delivered' | 'delivered' | 'returning' | 'trouble' | null
  reason: string | null
  place: string
  description: string
  original: string | null
  happened_at: string
}

export type UnclaimedCard = {
  id: string
  warehouse_id: string
  courier: string
  number_end: string
  look: string
  arrived_at: string
  claimed_by_me: boolean
}

export type UpdateInfoBody = {
  nickname?: string
  first_name?: string
  last_name?: string
  birthday?: string | null
  phone?: string
  lang?: Lang
  currency?: string
  time_zone?: string
}

export type UpdateInfoReply = {
  name: string
  nickname: string
  first_name: string
  last_name: string
  birthday: string | null
  phone: string
  lang: Lang
  currency: string
}

export type UploadFileQuery = {
  kind: 'review' | 'attachment' | 'receipt' | 'product'
}

export type UploadGoodsListQuery = {
  name?: string
}

export type UploadGoodsListReply = {
  id: string
  row_count: number
  is_cut: boolean
}

export type UserInfo = {
  id: string
  code: string
  avatar: string | null
  name: string
  nickname: string
  email: string
  email_verified: boolean
  first_name: string
  last_name: string
  birthday: string | null
  phone: string
  lang: Lang
  currency: string
  cart_count: number
  unread_count: number
  available_fen: number
  frozen_fen: number
}

export type VerifyEmailBody = {
  link: string
}

export type VerifyEmailReply = {
  email: string
  already: boolean
}

export type VerifyTokenReply = {
  is_login: boolean
  email_verified: boolean
}

export type ViewedGoods = {
  id: string
  platform: string
  url: string
  title: string
  names?: {
    title: string
    options: string
    own: string
    by_machine?: true
  }
  seller_name: string
  image: string | null
  price_fen: number | null
  price_is_from: boolean
  is_sold_out: boolean
  read_at: string | null
  viewed_at: string
}

export type Warehouse = {
  id: string
  name: string
  address_latin: string
  address_chinese: string
  receiver: string
  phone: string
  postcode: string
}

export type Watch = {
  id: string
  platform: string
  url: string
  title: string
  names?: {
    title: string
    options: string
    own: string
    by_machine?: true
  }
  image: string | null
  options_text: string
  state: 'available' | 'sold_out' | 'option_gone' | null
  price_fen: number | null
  read_at: string | null
  is_unreadable: boolean
  until: string
  created_at: string
}

export type WeighedBefore = {
  weighings: number
  weight_grams: number
  arrived: number
  problems: number
}

export type Withdrawal = {
  id: string
  number: string
  stage: 'requested' | 'paying' | 'paid' | 'rejected' | 'cancelled'
  amount_fen: number
  parts: WithdrawalPart[]
  by_hand_fen: number
  by_hand_at: string | null
  payout: Payout | null
  reason: string
  held_until: string | null
  holds: {
    kind: 'blocked' | 'dispute' | 'password_reset' | 'email_changed' | 'two_factor_removed' | 'new_payout_account'
    since: string
    until: string | null
  }[]
  why_held: 'shopper_blocked' | 'debt_open' | 'dispute_open' | 'withdrawal_held' | null
  created_at: string
  stage_at: string
}

export type WithdrawalPart = {
  provider: string
  recharge_number: string
  currency: string
  amount_minor: number
  amount_fen: number
  stage: 'waiting' | 'done' | 'refused' | 'undone'
}

export type WriteAsGuestBody = {
  key: string
  body: string
}

export type WriteMessageBody = {
  body: string
  file_ids: string[]
}

export interface Calls {
  'DELETE /addresses/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: Done
  }
  'DELETE /cart/items/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: RemoveCartItemReply
  }
  'DELETE /favourites': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: Done
  }
  'DELETE /favourites/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: Done
  }
  'DELETE /goods_lists/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: Done
  }
  'DELETE /goods_lists/{id}/publication': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: Done
  }
  'DELETE /hooks/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: Done
  }
  'DELETE /parcels/{id}/papers/{file_id}': {
    params: RemoveParcelPaperParams
    query: undefined
    body: undefined
    args: { params: RemoveParcelPaperParams; query?: undefined; body?: undefined }
    reply: Done
  }
  'DELETE /push_devices/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: Done
  }
  'DELETE /sessions/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: Done
  }
  'DELETE /tokens': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: RevokeTokensReply
  }
  'DELETE /tokens/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: Done
  }
  'DELETE /users/avatar': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: Done
  }
  'DELETE /viewed_goods': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: Done
  }
  'DELETE /viewed_goods/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: Done
  }
  'DELETE /watches': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: Done
  }
  'DELETE /watches/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: Done
  }
  'GET /account/closing': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: GetClosingReply
  }
  'GET /addresses': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListAddressesReply
  }
  'GET /addresses/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: Address
  }
  'GET /approvals': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListOwnApprovalsReply
  }
  'GET /article': {
    params: undefined
    query: ListArticlesQuery
    body: undefined
    args: { params?: undefined; query?: ListArticlesQuery; body?: undefined }
    reply: ListArticlesReply
  }
  'GET /article/{id}': {
    params: GetArticleParams
    query: undefined
    body: undefined
    args: { params: GetArticleParams; query?: undefined; body?: undefined }
    reply: GetArticleReply
  }
  'GET /cart': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: GetCartReply
  }
  'GET /cart/prices': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: CheckCartPricesReply
  }
  'GET /configurations': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: Configurations
  }
  'GET /conversations': {
    params: undefined
    query: ListConversationsQuery
    body: undefined
    args: { params?: undefined; query?: ListConversationsQuery; body?: undefined }
    reply: ListConversationsReply
  }
  'GET /conversations/{id}/messages': {
    params: ById
    query: ListConversationMessagesQuery
    body: undefined
    args: { params: ById; query?: ListConversationMessagesQuery; body?: undefined }
    reply: ListConversationMessagesReply
  }
  'GET /country': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListCountriesReply
  }
  'GET /country/{code}/provinces': {
    params: ListProvincesParams
    query: undefined
    body: undefined
    args: { params: ListProvincesParams; query?: undefined; body?: undefined }
    reply: ListProvincesReply
  }
  'GET /coupons': {
    params: undefined
    query: ListCouponsQuery
    body: undefined
    args: { params?: undefined; query?: ListCouponsQuery; body?: undefined }
    reply: ListCouponsReply
  }
  'GET /creator': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: GetOwnCreatorReply
  }
  'GET /creator/shares': {
    params: undefined
    query: ListOwnSharesQuery
    body: undefined
    args: { params?: undefined; query?: ListOwnSharesQuery; body?: undefined }
    reply: ListOwnSharesReply
  }
  'GET /creators/{code}': {
    params: GetCreatorPageParams
    query: undefined
    body: undefined
    args: { params: GetCreatorPageParams; query?: undefined; body?: undefined }
    reply: GetCreatorPageReply
  }
  'GET /customs/checks': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListRuleChecksReply
  }
  'GET /customs/rules': {
    params: undefined
    query: ListImportRulesQuery
    body: undefined
    args: { params?: undefined; query: ListImportRulesQuery; body?: undefined }
    reply: ListImportRulesReply
  }
  'GET /demo/staff': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListDemoStaffReply
  }
  'GET /desk': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: GetDeskReply
  }
  'GET /desk/waiting': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: GetWaitingReply
  }
  'GET /estimates/how_right': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: GetEstimateAccuracyReply
  }
  'GET /events_log': {
    params: undefined
    query: ListEventsQuery
    body: undefined
    args: { params?: undefined; query?: ListEventsQuery; body?: undefined }
    reply: ListEventsReply
  }
  'GET /exchange_rate': {
    params: undefined
    query: GetExchangeRateQuery
    body: undefined
    args: { params?: undefined; query?: GetExchangeRateQuery; body?: undefined }
    reply: GetExchangeRateReply
  }
  'GET /exports': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListExportsReply
  }
  'GET /favourites': {
    params: undefined
    query: ListFavouritesQuery
    body: undefined
    args: { params?: undefined; query?: ListFavouritesQuery; body?: undefined }
    reply: ListFavouritesReply
  }
  'GET /favourites/find': {
    params: undefined
    query: FindFavouriteQuery
    body: undefined
    args: { params?: undefined; query: FindFavouriteQuery; body?: undefined }
    reply: FindFavouriteReply
  }
  'GET /footer_articles': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListFooterArticlesReply
  }
  'GET /funds': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: GetFundsReply
  }
  'GET /funds/entries': {
    params: undefined
    query: ListEntriesQuery
    body: undefined
    args: { params?: undefined; query?: ListEntriesQuery; body?: undefined }
    reply: ListEntriesReply
  }
  'GET /goods/search': {
    params: undefined
    query: SearchGoodsQuery
    body: undefined
    args: { params?: undefined; query: SearchGoodsQuery; body?: undefined }
    reply: SearchGoodsReply
  }
  'GET /goods/{marketplace}/{item}/knowledge': {
    params: GetGoodsKnowledgeParams
    query: GetGoodsKnowledgeQuery
    body: undefined
    args: { params: GetGoodsKnowledgeParams; query?: GetGoodsKnowledgeQuery; body?: undefined }
    reply: GetGoodsKnowledgeReply
  }
  'GET /goods/{marketplace}/{item}/photos': {
    params: ListGoodsPhotosParams
    query: ListGoodsPhotosQuery
    body: undefined
    args: { params: ListGoodsPhotosParams; query?: ListGoodsPhotosQuery; body?: undefined }
    reply: ListGoodsPhotosReply
  }
  'GET /goods_lists': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListGoodsListsReply
  }
  'GET /goods_lists/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: GoodsList
  }
  'GET /goods_lists/{id}/publication': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: GetPublicationReply
  }
  'GET /goods_lists/{id}/rows': {
    params: ById
    query: ListGoodsListRowsQuery
    body: undefined
    args: { params: ById; query?: ListGoodsListRowsQuery; body?: undefined }
    reply: ListGoodsListRowsReply
  }
  'GET /health/live': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: Done
  }
  'GET /health/ready': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ReadyReply
  }
  'GET /hooks': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListHooksReply
  }
  'GET /hooks/{id}/deliveries': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: ListDeliveriesReply
  }
  'GET /inbounds': {
    params: undefined
    query: ListInboundsQuery
    body: undefined
    args: { params?: undefined; query?: ListInboundsQuery; body?: undefined }
    reply: ListInboundsReply
  }
  'GET /languages': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: GetLanguagesReply
  }
  'GET /mail_choices': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: GetMailChoicesReply
  }
  'GET /messages': {
    params: undefined
    query: ListMessagesQuery
    body: undefined
    args: { params?: undefined; query?: ListMessagesQuery; body?: undefined }
    reply: ListMessagesReply
  }
  'GET /orders': {
    params: undefined
    query: ListOrdersQuery
    body: undefined
    args: { params?: undefined; query?: ListOrdersQuery; body?: undefined }
    reply: ListOrdersReply
  }
  'GET /orders/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: GetOrderReply
  }
  'GET /parcels': {
    params: undefined
    query: ListParcelsQuery
    body: undefined
    args: { params?: undefined; query?: ListParcelsQuery; body?: undefined }
    reply: ListParcelsReply
  }
  'GET /parcels/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: GetParcelReply
  }
  'GET /parcels/{id}/claim': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: GetParcelClaimReply
  }
  'GET /parcels/{id}/lines': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: ListParcelLinesReply
  }
  'GET /payment_methods': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListPaymentMethodsReply
  }
  'GET /payments/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: GetPaymentReply
  }
  'GET /photo_sharing': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: GetPhotoSharingReply
  }
  'GET /plans': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: Plans
  }
  'GET /points': {
    params: undefined
    query: ListPointsQuery
    body: undefined
    args: { params?: undefined; query?: ListPointsQuery; body?: undefined }
    reply: ListPointsReply
  }
  'GET /points/coupons': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListPointCouponsReply
  }
  'GET /products': {
    params: undefined
    query: LookUpProductQuery
    body: undefined
    args: { params?: undefined; query: LookUpProductQuery; body?: undefined }
    reply: LookUpProductReply
  }
  'GET /public_lists/{code}': {
    params: GetPublicListParams
    query: undefined
    body: undefined
    args: { params: GetPublicListParams; query?: undefined; body?: undefined }
    reply: GetPublicListReply
  }
  'GET /push_devices': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListPushDevicesReply
  }
  'GET /recharges': {
    params: undefined
    query: ListRechargesQuery
    body: undefined
    args: { params?: undefined; query?: ListRechargesQuery; body?: undefined }
    reply: ListRechargesReply
  }
  'GET /recharges/{id}': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: Recharge
  }
  'GET /remittances': {
    params: undefined
    query: ListRemittancesQuery
    body: undefined
    args: { params?: undefined; query?: ListRemittancesQuery; body?: undefined }
    reply: ListRemittancesReply
  }
  'GET /reviews': {
    params: undefined
    query: ListReviewsQuery
    body: undefined
    args: { params?: undefined; query?: ListReviewsQuery; body?: undefined }
    reply: ListReviewsReply
  }
  'GET /security': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: GetSecurityReply
  }
  'GET /send_success_register_email': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: SendWelcomeMailReply
  }
  'GET /sessions': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListSessionsReply
  }
  'GET /shipping/days': {
    params: undefined
    query: ListLineDaysQuery
    body: undefined
    args: { params?: undefined; query: ListLineDaysQuery; body?: undefined }
    reply: ListLineDaysReply
  }
  'GET /shipping/prices': {
    params: undefined
    query: ListPricesQuery
    body: undefined
    args: { params?: undefined; query?: ListPricesQuery; body?: undefined }
    reply: ListPricesReply
  }
  'GET /site': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: GetSiteReply
  }
  'GET /stock_items': {
    params: undefined
    query: ListStockQuery
    body: undefined
    args: { params?: undefined; query?: ListStockQuery; body?: undefined }
    reply: ListStockReply
  }
  'GET /tokens': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListTokensReply
  }
  'GET /tokens/{id}/acts': {
    params: ById
    query: ListTokenActsQuery
    body: undefined
    args: { params: ById; query?: ListTokenActsQuery; body?: undefined }
    reply: ListTokenActsReply
  }
  'GET /unclaimed': {
    params: undefined
    query: ListUnclaimedQuery
    body: undefined
    args: { params?: undefined; query?: ListUnclaimedQuery; body?: undefined }
    reply: ListUnclaimedReply
  }
  'GET /unclaimed_claims': {
    params: undefined
    query: ListOwnershipClaimsQuery
    body: undefined
    args: { params?: undefined; query?: ListOwnershipClaimsQuery; body?: undefined }
    reply: ListOwnershipClaimsReply
  }
  'GET /users/info': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: UserInfo
  }
  'GET /users/verify': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: VerifyTokenReply
  }
  'GET /viewed_goods': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListViewedGoodsReply
  }
  'GET /warehouses': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListWarehousesReply
  }
  'GET /watches': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body?: undefined }
    reply: ListWatchesReply
  }
  'GET /withdrawals': {
    params: undefined
    query: ListWithdrawalsQuery
    body: undefined
    args: { params?: undefined; query?: ListWithdrawalsQuery; body?: undefined }
    reply: ListWithdrawalsReply
  }
  'PATCH /cart/items/{id}': {
    params: ById
    query: undefined
    body: ChangeCartItemBody
    args: { params: ById; query?: undefined; body?: ChangeCartItemBody }
    reply: CartItem
  }
  'PATCH /favourites/{id}': {
    params: ById
    query: undefined
    body: ChangeFavouriteBody
    args: { params: ById; query?: undefined; body: ChangeFavouriteBody }
    reply: Done
  }
  'PATCH /goods_lists/{id}': {
    params: ById
    query: undefined
    body: ChangeGoodsListBody
    args: { params: ById; query?: undefined; body?: ChangeGoodsListBody }
    reply: GoodsList
  }
  'PATCH /goods_lists/{id}/rows': {
    params: ById
    query: undefined
    body: ChangeGoodsListRowsBody
    args: { params: ById; query?: undefined; body: ChangeGoodsListRowsBody }
    reply: ChangeGoodsListRowsReply
  }
  'PATCH /order_items/{id}': {
    params: ById
    query: undefined
    body: NameOrderItemBody
    args: { params: ById; query?: undefined; body: NameOrderItemBody }
    reply: NameOrderItemReply
  }
  'POST /account/close': {
    params: undefined
    query: undefined
    body: CloseAccountBody
    args: { params?: undefined; query?: undefined; body: CloseAccountBody }
    reply: Done
  }
  'POST /active_email': {
    params: undefined
    query: undefined
    body: VerifyEmailBody
    args: { params?: undefined; query?: undefined; body: VerifyEmailBody }
    reply: VerifyEmailReply
  }
  'POST /addresses': {
    params: undefined
    query: undefined
    body: AddAddressBody
    args: { params?: undefined; query?: undefined; body: AddAddressBody }
    reply: Address
  }
  'POST /addresses/letters': {
    params: undefined
    query: undefined
    body: ProposeLettersBody
    args: { params?: undefined; query?: undefined; body: ProposeLettersBody }
    reply: ProposeLettersReply
  }
  'POST /addresses/{id}/default': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: Address
  }
  'POST /approvals/{id}/approve': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: Done
  }
  'POST /approvals/{id}/decline': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: Done
  }
  'POST /cart/items': {
    params: undefined
    query: undefined
    body: AddCartItemBody
    args: { params?: undefined; query?: undefined; body: AddCartItemBody }
    reply: AddCartItemReply
  }
  'POST /cart/items/delete': {
    params: undefined
    query: undefined
    body: RemoveCartItemsBody
    args: { params?: undefined; query?: undefined; body: RemoveCartItemsBody }
    reply: RemoveCartItemsReply
  }
  'POST /check_reset_password_link': {
    params: undefined
    query: undefined
    body: CheckResetLinkBody
    args: { params?: undefined; query?: undefined; body: CheckResetLinkBody }
    reply: CheckResetLinkReply
  }
  'POST /claims/{id}/cancel': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: Claim
  }
  'POST /claims/{id}/evidence': {
    params: ById
    query: undefined
    body: AddEvidenceBody
    args: { params: ById; query?: undefined; body: AddEvidenceBody }
    reply: Claim
  }
  'POST /contact': {
    params: undefined
    query: undefined
    body: AskAsGuestBody
    args: { params?: undefined; query?: undefined; body: AskAsGuestBody }
    reply: Done
  }
  'POST /contact/thread': {
    params: undefined
    query: undefined
    body: ReadGuestConversationBody
    args: { params?: undefined; query?: undefined; body: ReadGuestConversationBody }
    reply: ReadGuestConversationReply
  }
  'POST /contact/thread/messages': {
    params: undefined
    query: undefined
    body: WriteAsGuestBody
    args: { params?: undefined; query?: undefined; body: WriteAsGuestBody }
    reply: Done
  }
  'POST /conversations': {
    params: undefined
    query: undefined
    body: StartConversationBody
    args: { params?: undefined; query?: undefined; body: StartConversationBody }
    reply: ById
  }
  'POST /conversations/{id}/close': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: Done
  }
  'POST /conversations/{id}/messages': {
    params: ById
    query: undefined
    body: WriteMessageBody
    args: { params: ById; query?: undefined; body: WriteMessageBody }
    reply: ConversationMessage
  }
  'POST /conversations/{id}/read': {
    params: ById
    query: undefined
    body: ReadConversationBody
    args: { params: ById; query?: undefined; body: ReadConversationBody }
    reply: ReadConversationReply
  }
  'POST /coupons/redeem': {
    params: undefined
    query: undefined
    body: RedeemCouponBody
    args: { params?: undefined; query?: undefined; body: RedeemCouponBody }
    reply: Coupon
  }
  'POST /creator': {
    params: undefined
    query: undefined
    body: ApplyAsCreatorBody
    args: { params?: undefined; query?: undefined; body: ApplyAsCreatorBody }
    reply: OwnCreator
  }
  'POST /creators/{code}/visits': {
    params: CountCreatorVisitParams
    query: undefined
    body: Done
    args: { params: CountCreatorVisitParams; query?: undefined; body?: Done }
    reply: Done
  }
  'POST /email_change': {
    params: undefined
    query: undefined
    body: ChangeEmailBody
    args: { params?: undefined; query?: undefined; body: ChangeEmailBody }
    reply: ChangeEmailReply
  }
  'POST /email_change/cancel': {
    params: undefined
    query: undefined
    body: Done
    args: { params?: undefined; query?: undefined; body?: Done }
    reply: Done
  }
  'POST /email_change/confirm': {
    params: undefined
    query: undefined
    body: ConfirmEmailChangeBody
    args: { params?: undefined; query?: undefined; body: ConfirmEmailChangeBody }
    reply: ConfirmEmailChangeReply
  }
  'POST /exports': {
    params: undefined
    query: undefined
    body: CreateExportBody
    args: { params?: undefined; query?: undefined; body: CreateExportBody }
    reply: CreateExportReply
  }
  'POST /favourites': {
    params: undefined
    query: undefined
    body: AddFavouriteBody
    args: { params?: undefined; query?: undefined; body: AddFavouriteBody }
    reply: ById
  }
  'POST /favourites/take_over': {
    params: undefined
    query: undefined
    body: TakeOverKeptBody
    args: { params?: undefined; query?: undefined; body: TakeOverKeptBody }
    reply: TakeOverKeptReply
  }
  'POST /goods/landed_cost': {
    params: undefined
    query: undefined
    body: CalculateLandedCostBody
    args: { params?: undefined; query?: undefined; body: CalculateLandedCostBody }
    reply: CalculateLandedCostReply
  }
  'POST /goods/search_by_picture': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body: Blob }
    reply: SearchGoodsByPictureReply
  }
  'POST /goods_lists': {
    params: undefined
    query: undefined
    body: CreateGoodsListBody
    args: { params?: undefined; query?: undefined; body: CreateGoodsListBody }
    reply: CreateGoodsListReply
  }
  'POST /goods_lists/files': {
    params: undefined
    query: UploadGoodsListQuery
    body: undefined
    args: { params?: undefined; query?: UploadGoodsListQuery; body: Blob }
    reply: UploadGoodsListReply
  }
  'POST /goods_lists/{id}/copy': {
    params: ById
    query: undefined
    body: CopyGoodsListBody
    args: { params: ById; query?: undefined; body?: CopyGoodsListBody }
    reply: CopyGoodsListReply
  }
  'POST /goods_lists/{id}/rows/delete': {
    params: ById
    query: undefined
    body: RemoveGoodsListRowsBody
    args: { params: ById; query?: undefined; body: RemoveGoodsListRowsBody }
    reply: RemoveGoodsListRowsReply
  }
  'POST /goods_lists/{id}/to_cart': {
    params: ById
    query: undefined
    body: AddGoodsListToCartBody
    args: { params: ById; query?: undefined; body?: AddGoodsListToCartBody }
    reply: AddGoodsListToCartReply
  }
  'POST /hooks': {
    params: undefined
    query: undefined
    body: CreateHookBody
    args: { params?: undefined; query?: undefined; body: CreateHookBody }
    reply: CreateHookReply
  }
  'POST /hooks/{id}/deliveries/{delivery}/redeliver': {
    params: RedeliverParams
    query: undefined
    body: undefined
    args: { params: RedeliverParams; query?: undefined; body?: undefined }
    reply: RedeliverReply
  }
  'POST /hooks/{id}/enable': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: Hook
  }
  'POST /hooks/{id}/replay': {
    params: ById
    query: undefined
    body: ReplayHookBody
    args: { params: ById; query?: undefined; body: ReplayHookBody }
    reply: ReplayHookReply
  }
  'POST /hooks/{id}/rotate_secret': {
    params: ById
    query: undefined
    body: RotateHookSecretBody
    args: { params: ById; query?: undefined; body: RotateHookSecretBody }
    reply: RotateHookSecretReply
  }
  'POST /hooks/{id}/test': {
    params: ById
    query: undefined
    body: undefined
    args: { params: ById; query?: undefined; body?: undefined }
    reply: TestHookReply
  }
  'POST /inbounds': {
    params: undefined
    query: undefined
    body: AnnounceInboundBody
    args: { params?: undefined; query?: undefined; body: AnnounceInboundBody }
    reply: Inbound
  }
  'POST /inbounds/{id}/cancel': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: Inbound
  }
  'POST /leads': {
    params: undefined
    query: undefined
    body: SendLeadBody
    args: { params?: undefined; query?: undefined; body: SendLeadBody }
    reply: ById
  }
  'POST /links/resolve': {
    params: undefined
    query: undefined
    body: ResolveLinkBody
    args: { params?: undefined; query?: undefined; body: ResolveLinkBody }
    reply: ResolveLinkReply
  }
  'POST /login': {
    params: undefined
    query: LoginQuery
    body: LoginBody
    args: { params?: undefined; query?: LoginQuery; body?: LoginBody }
    reply: LoginReply
  }
  'POST /logout': {
    params: undefined
    query: undefined
    body: Done
    args: { params?: undefined; query?: undefined; body?: Done }
    reply: Done
  }
  'POST /messages/read': {
    params: undefined
    query: undefined
    body: ReadMessagesBody
    args: { params?: undefined; query?: undefined; body?: ReadMessagesBody }
    reply: ReadMessagesReply
  }
  'POST /order_items/{id}/answer': {
    params: ById
    query: undefined
    body: AnswerQuestionBody
    args: { params: ById; query?: undefined; body: AnswerQuestionBody }
    reply: AnswerQuestionReply
  }
  'POST /order_items/{id}/cancel': {
    params: ById
    query: undefined
    body: CancelOrderItemBody
    args: { params: ById; query?: undefined; body?: CancelOrderItemBody }
    reply: CancelOrderItemReply
  }
  'POST /order_items/{id}/cancel_refund': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: CancelRefundReply
  }
  'POST /order_items/{id}/fine_photos': {
    params: ById
    query: undefined
    body: RequestFinePhotosBody
    args: { params: ById; query?: undefined; body: RequestFinePhotosBody }
    reply: RequestFinePhotosReply
  }
  'POST /order_items/{id}/refund': {
    params: ById
    query: undefined
    body: RequestRefundBody
    args: { params: ById; query?: undefined; body: RequestRefundBody }
    reply: RequestRefundReply
  }
  'POST /orders': {
    params: undefined
    query: undefined
    body: PlaceOrdersBody
    args: { params?: undefined; query?: undefined; body: PlaceOrdersBody }
    reply: PlaceOrdersReply
  }
  'POST /orders/preview': {
    params: undefined
    query: undefined
    body: PreviewOrdersBody
    args: { params?: undefined; query?: undefined; body: PreviewOrdersBody }
    reply: PreviewOrdersReply
  }
  'POST /orders/{id}/again': {
    params: ById
    query: undefined
    body: OrderAgainBody
    args: { params: ById; query?: undefined; body?: OrderAgainBody }
    reply: OrderAgainReply
  }
  'POST /orders/{id}/cancel': {
    params: ById
    query: undefined
    body: CancelOrderBody
    args: { params: ById; query?: undefined; body?: CancelOrderBody }
    reply: CancelOrderReply
  }
  'POST /parcels': {
    params: undefined
    query: undefined
    body: CreateParcelBody
    args: { params?: undefined; query?: undefined; body: CreateParcelBody }
    reply: CreateParcelReply
  }
  'POST /parcels/advice': {
    params: undefined
    query: undefined
    body: AdviseParcelBody
    args: { params?: undefined; query?: undefined; body: AdviseParcelBody }
    reply: AdviseParcelReply
  }
  'POST /parcels/preview': {
    params: undefined
    query: undefined
    body: PreviewParcelBody
    args: { params?: undefined; query?: undefined; body: PreviewParcelBody }
    reply: PreviewParcelReply
  }
  'POST /parcels/{id}/address': {
    params: ById
    query: undefined
    body: CorrectParcelAddressBody
    args: { params: ById; query?: undefined; body: CorrectParcelAddressBody }
    reply: CorrectParcelAddressReply
  }
  'POST /parcels/{id}/answer': {
    params: ById
    query: undefined
    body: AnswerParcelAskBody
    args: { params: ById; query?: undefined; body: AnswerParcelAskBody }
    reply: Done
  }
  'POST /parcels/{id}/cancel': {
    params: ById
    query: undefined
    body: CancelParcelBody
    args: { params: ById; query?: undefined; body?: CancelParcelBody }
    reply: CancelParcelReply
  }
  'POST /parcels/{id}/claim': {
    params: ById
    query: undefined
    body: OpenClaimBody
    args: { params: ById; query?: undefined; body: OpenClaimBody }
    reply: Claim
  }
  'POST /parcels/{id}/confirm_receipt': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: ConfirmReceiptReply
  }
  'POST /parcels/{id}/line': {
    params: ById
    query: undefined
    body: ChangeParcelLineBody
    args: { params: ById; query?: undefined; body: ChangeParcelLineBody }
    reply: ChangeParcelLineReply
  }
  'POST /parcels/{id}/papers': {
    params: ById
    query: AddParcelPaperQuery
    body: undefined
    args: { params: ById; query: AddParcelPaperQuery; body: Blob }
    reply: ById
  }
  'POST /parcels/{id}/review': {
    params: ById
    query: undefined
    body: ReviewParcelBody
    args: { params: ById; query?: undefined; body: ReviewParcelBody }
    reply: ById
  }
  'POST /payments': {
    params: undefined
    query: undefined
    body: CreatePaymentBody
    args: { params?: undefined; query?: undefined; body: CreatePaymentBody }
    reply: CreatePaymentReply
  }
  'POST /payments/preview': {
    params: undefined
    query: undefined
    body: PreviewPaymentBody
    args: { params?: undefined; query?: undefined; body?: PreviewPaymentBody }
    reply: PreviewPaymentReply
  }
  'POST /plans/cancel': {
    params: undefined
    query: undefined
    body: Done
    args: { params?: undefined; query?: undefined; body?: Done }
    reply: Plans
  }
  'POST /plans/keep': {
    params: undefined
    query: undefined
    body: Done
    args: { params?: undefined; query?: undefined; body?: Done }
    reply: Plans
  }
  'POST /plans/{id}/join': {
    params: ById
    query: undefined
    body: JoinPlanBody
    args: { params: ById; query?: undefined; body: JoinPlanBody }
    reply: Plans
  }
  'POST /points/exchange': {
    params: undefined
    query: undefined
    body: ExchangePointsBody
    args: { params?: undefined; query?: undefined; body: ExchangePointsBody }
    reply: Coupon
  }
  'POST /public_lists/{code}/copy': {
    params: CopyPublicListParams
    query: undefined
    body: Done
    args: { params: CopyPublicListParams; query?: undefined; body?: Done }
    reply: CopyPublicListReply
  }
  'POST /public_lists/{code}/reports': {
    params: ReportPublicListParams
    query: undefined
    body: ReportPublicListBody
    args: { params: ReportPublicListParams; query?: undefined; body: ReportPublicListBody }
    reply: Done
  }
  'POST /push_devices': {
    params: undefined
    query: undefined
    body: SavePushDeviceBody
    args: { params?: undefined; query?: undefined; body: SavePushDeviceBody }
    reply: PushDevice
  }
  'POST /recharges': {
    params: undefined
    query: undefined
    body: CreateRechargeBody
    args: { params?: undefined; query?: undefined; body: CreateRechargeBody }
    reply: Recharge
  }
  'POST /recharges/preview': {
    params: undefined
    query: undefined
    body: PreviewRechargeBody
    args: { params?: undefined; query?: undefined; body: PreviewRechargeBody }
    reply: PreviewRechargeReply
  }
  'POST /remittances': {
    params: undefined
    query: undefined
    body: CreateRemittanceBody
    args: { params?: undefined; query?: undefined; body: CreateRemittanceBody }
    reply: Remittance
  }
  'POST /reset_password_email': {
    params: undefined
    query: undefined
    body: ResetPasswordBody
    args: { params?: undefined; query?: undefined; body: ResetPasswordBody }
    reply: Done
  }
  'POST /send_active_email': {
    params: undefined
    query: undefined
    body: Done
    args: { params?: undefined; query?: undefined; body?: Done }
    reply: SendVerifyMailReply
  }
  'POST /send_reset_password_email': {
    params: undefined
    query: undefined
    body: SendResetMailBody
    args: { params?: undefined; query?: undefined; body: SendResetMailBody }
    reply: SendResetMailReply
  }
  'POST /sessions/end_others': {
    params: undefined
    query: undefined
    body: Done
    args: { params?: undefined; query?: undefined; body?: Done }
    reply: EndOtherSessionsReply
  }
  'POST /shipping/estimate': {
    params: undefined
    query: undefined
    body: EstimateShippingBody
    args: { params?: undefined; query?: undefined; body: EstimateShippingBody }
    reply: EstimateShippingReply
  }
  'POST /stock_items/{id}/accept': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: AcceptStockReply
  }
  'POST /stock_items/{id}/cancel_fine_photos': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: CancelShelfPhotosReply
  }
  'POST /stock_items/{id}/extend': {
    params: ById
    query: undefined
    body: PayExtensionBody
    args: { params: ById; query?: undefined; body: PayExtensionBody }
    reply: PayExtensionReply
  }
  'POST /stock_items/{id}/fine_photos': {
    params: ById
    query: undefined
    body: RequestShelfPhotosBody
    args: { params: ById; query?: undefined; body: RequestShelfPhotosBody }
    reply: RequestShelfPhotosReply
  }
  'POST /stock_items/{id}/pay_storage': {
    params: ById
    query: undefined
    body: PayStorageBody
    args: { params: ById; query?: undefined; body: PayStorageBody }
    reply: PayStorageReply
  }
  'POST /tokens': {
    params: undefined
    query: undefined
    body: CreateTokenBody
    args: { params?: undefined; query?: undefined; body: CreateTokenBody }
    reply: CreateTokenReply
  }
  'POST /two_factor': {
    params: undefined
    query: undefined
    body: StartTwoFactorBody
    args: { params?: undefined; query?: undefined; body: StartTwoFactorBody }
    reply: StartTwoFactorReply
  }
  'POST /two_factor/confirm': {
    params: undefined
    query: undefined
    body: ConfirmTwoFactorBody
    args: { params?: undefined; query?: undefined; body: ConfirmTwoFactorBody }
    reply: ConfirmTwoFactorReply
  }
  'POST /two_factor/disable': {
    params: undefined
    query: undefined
    body: DisableTwoFactorBody
    args: { params?: undefined; query?: undefined; body: DisableTwoFactorBody }
    reply: Done
  }
  'POST /two_factor/recovery_codes': {
    params: undefined
    query: undefined
    body: RenewRecoveryCodesBody
    args: { params?: undefined; query?: undefined; body: RenewRecoveryCodesBody }
    reply: RenewRecoveryCodesReply
  }
  'POST /unclaimed/{id}/claim': {
    params: ById
    query: undefined
    body: ClaimOwnershipBody
    args: { params: ById; query?: undefined; body: ClaimOwnershipBody }
    reply: OwnershipClaim
  }
  'POST /unclaimed_claims/{id}/proof': {
    params: ById
    query: undefined
    body: ProveOwnershipBody
    args: { params: ById; query?: undefined; body: ProveOwnershipBody }
    reply: OwnershipClaim
  }
  'POST /unclaimed_claims/{id}/withdraw': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: OwnershipClaim
  }
  'POST /uploads': {
    params: undefined
    query: UploadFileQuery
    body: undefined
    args: { params?: undefined; query: UploadFileQuery; body: Blob }
    reply: StoredFile
  }
  'POST /users': {
    params: undefined
    query: undefined
    body: RegisterBody
    args: { params?: undefined; query?: undefined; body: RegisterBody }
    reply: RegisterReply
  }
  'POST /users/alter_avatar': {
    params: undefined
    query: undefined
    body: undefined
    args: { params?: undefined; query?: undefined; body: Blob }
    reply: AlterAvatarReply
  }
  'POST /users/alter_password': {
    params: undefined
    query: undefined
    body: AlterPasswordBody
    args: { params?: undefined; query?: undefined; body: AlterPasswordBody }
    reply: Done
  }
  'POST /users/update_info': {
    params: undefined
    query: undefined
    body: UpdateInfoBody
    args: { params?: undefined; query?: undefined; body?: UpdateInfoBody }
    reply: UpdateInfoReply
  }
  'POST /viewed_goods': {
    params: undefined
    query: undefined
    body: AddViewedGoodsBody
    args: { params?: undefined; query?: undefined; body: AddViewedGoodsBody }
    reply: Done
  }
  'POST /watches': {
    params: undefined
    query: undefined
    body: AddWatchBody
    args: { params?: undefined; query?: undefined; body: AddWatchBody }
    reply: ById
  }
  'POST /withdrawals': {
    params: undefined
    query: undefined
    body: CreateWithdrawalBody
    args: { params?: undefined; query?: undefined; body: CreateWithdrawalBody }
    reply: Withdrawal
  }
  'POST /withdrawals/preview': {
    params: undefined
    query: undefined
    body: PreviewWithdrawalBody
    args: { params?: undefined; query?: undefined; body: PreviewWithdrawalBody }
    reply: PreviewWithdrawalReply
  }
  'POST /withdrawals/{id}/cancel': {
    params: ById
    query: undefined
    body: Done
    args: { params: ById; query?: undefined; body?: Done }
    reply: Withdrawal
  }
  'PUT /addresses/{id}': {
    params: ById
    query: undefined
    body: ChangeAddressBody
    args: { params: ById; query?: undefined; body: ChangeAddressBody }
    reply: Address
  }
  'PUT /goods_lists/{id}/publication': {
    params: ById
    query: undefined
    body: PublishGoodsListBody
    args: { params: ById; query?: undefined; body: PublishGoodsListBody }
    reply: Publication
  }
  'PUT /mail_choices': {
    params: undefined
    query: undefined
    body: ChooseMailHourBody
    args: { params?: undefined; query?: undefined; body: ChooseMailHourBody }
    reply: ChooseMailHourReply
  }
  'PUT /mail_choices/{topic}': {
    params: ChooseMailsParams
    query: undefined
    body: ChooseMailsBody
    args: { params: ChooseMailsParams; query?: undefined; body: ChooseMailsBody }
    reply: ChooseMailsReply
  }
  'PUT /order_items/{id}/price': {
    params: ById
    query: undefined
    body: ChangeItemPriceBody
    args: { params: ById; query?: undefined; body: ChangeItemPriceBody }
    reply: ChangeItemPriceReply
  }
  'PUT /parcels/{id}/duty_charged': {
    params: ById
    query: undefined
    body: TellDutyChargedBody
    args: { params: ById; query?: undefined; body: TellDutyChargedBody }
    reply: Done
  }
  'PUT /photo_sharing': {
    params: undefined
    query: undefined
    body: SharePhotosBody
    args: { params?: undefined; query?: undefined; body: SharePhotosBody }
    reply: SharePhotosReply
  }
  'PUT /stock_items/{id}/photo_sharing': {
    params: ById
    query: undefined
    body: SharePhotosOfPieceBody
    args: { params: ById; query?: undefined; body: SharePhotosOfPieceBody }
    reply: SharePhotosOfPieceReply
  }
  'PUT /viewed_goods/keeping': {
    params: undefined
    query: undefined
    body: ChangeHistoryBody
    args: { params?: undefined; query?: undefined; body: ChangeHistoryBody }
    reply: Done
  }
}

export interface Events {
  'order.placed': {
    type: 'order.placed'
    timestamp: string
    data: {
      order_id: string
      number: string
      sequence: number
    }
  }
  'order.status_changed': {
    type: 'order.status_changed'
    timestamp: string
    data: {
      order_id: string
      number: string
      status: 'pending_payment' | 'paid' | 'processing' | 'in_stock' | 'refund_processing' | 'refunded' | 'cancelled'
      previous_status: 'pending_payment' | 'paid' | 'processing' | 'in_stock' | 'refund_processing' | 'refunded' | 'cancelled'
      sequence: number
    }
  }
  'item.status_changed': {
    type: 'item.status_changed'
    timestamp: string
    data: {
      item_id: string
      order_id: string
      number: string
      status: 'pending_payment' | 'paid' | 'processing' | 'in_stock' | 'refund_processing' | 'refunded' | 'cancelled'
      previous_status: 'pending_payment' | 'paid' | 'processing' | 'in_stock' | 'refund_processing' | 'refunded' | 'cancelled'
      sequence: number
    }
  }
  'question.asked': {
    type: 'question.asked'
    timestamp: string
    data: {
      question_id: string
      item_id: string
      order_id: string
      number: string
      kind: 'price' | 'options' | 'free' | 'problem'
      answer_by: string
      sequence: number
    }
  }
  'question.closed': {
    type: 'question.closed'
    timestamp: string
    data: {
      question_id: string
      item_id: string
      order_id: string
      number: string
      answer: 'accepted' | 'declined' | 'expired' | 'withdrawn'
      sequence: number
    }
  }
  'refund.status_changed': {
    type: 'refund.status_changed'
    timestamp: string
    data: {
      refund_id: string
      item_id: string
      order_id: string
      number: string
      status: 'requested' | 'with_seller' | 'returning' | 'to_refund' | 'refunded' | 'rejected' | 'cancelled'
      previous_status: 'requested' | 'with_seller' | 'returning' | 'to_refund' | 'refunded' | 'rejected' | 'cancelled' | null
      sequence: number
    }
  }
  'payment_due.created': {
    type: 'payment_due.created'
    timestamp: string
    data: {
      payment_due_id: string
      item_id: string | null
      parcel_id: string | null
      amount_fen: number
      pay_by: string
      sequence: number
    }
  }
  'payment_due.closed': {
    type: 'payment_due.closed'
    timestamp: string
    data: {
      payment_due_id: string
      item_id: string | null
      parcel_id: string | null
      amount_fen: number
      outcome: 'paid' | 'cancelled'
      sequence: number
    }
  }
  'stock.arrived': {
    type: 'stock.arrived'
    timestamp: string
    data: {
      stock_item_id: string
      item_id: string | null
      inbound_id: string | null
      sequence: number
    }
  }
  'stock.inspected': {
    type: 'stock.inspected'
    timestamp: string
    data: {
      stock_item_id: string
      item_id: string | null
      inbound_id: string | null
      result: 'in_stock' | 'abnormal'
      sequence: number
    }
  }
  'storage.ending': {
    type: 'storage.ending'
    timestamp: string
    data: {
      stock_item_id: string
      item_id: string | null
      inbound_id: string | null
      days_left: number
      sequence: number
    }
  }
  'storage.expired': {
    type: 'storage.expired'
    timestamp: string
    data: {
      stock_item_id: string
      item_id: string | null
      inbound_id: string | null
      sequence: number
    }
  }
  'parcel.created': {
    type: 'parcel.created'
    timestamp: string
    data: {
      parcel_id: string
      number: string
      sequence: number
    }
  }
  'parcel.packed': {
    type: 'parcel.packed'
    timestamp: string
    data: {
      parcel_id: string
      number: string
      grams: number
      amount_fen: number
      sequence: number
    }
  }
  'parcel.status_changed': {
    type: 'parcel.status_changed'
    timestamp: string
    data: {
      parcel_id: string
      number: string
      status: 'pending_payment' | 'to_be_delivered' | 'pending_receipt' | 'done' | 'cancelled'
      previous_status: 'pending_payment' | 'to_be_delivered' | 'pending_receipt' | 'done' | 'cancelled'
      sequence: number
    }
  }
  'parcel.tracking': {
    type: 'parcel.tracking'
    timestamp: string
    data: {
      parcel_id: string
      number: string
      milestone: 'waiting' | 'in_transit' | 'departed' | 'customs' | 'held' | 'arrived' | 'out_for_delivery' | 'to_collect' | 'not_delivered' | 'delivered' | 'returning' | 'trouble' | null
      tracking_status: 'not_found' | 'pre_transit' | 'in_transit' | 'departed_origin' | 'customs' | 'customs_hold' | 'customs_released' | 'arrived_destination' | 'out_for_delivery' | 'available_for_pickup' | 'delivery_failed' | 'expired' | 'exception' | 'returning' | 'cancelled' | 'lost' | 'destroyed' | 'returned' | 'delivered' | null
      sequence: number
    }
  }
  'balance.changed': {
    type: 'balance.changed'
    timestamp: string
    data: {
      amount_fen: number
      sequence: number
    }
  }
}
