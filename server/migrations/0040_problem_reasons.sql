-- Ready texts for a problem found at inspection, beside those for the buyers' questions.
alter table ready_reasons drop constraint ready_reasons_kind_check;
alter table ready_reasons add constraint ready_reasons_kind_check
  check (kind in ('cancel_item', 'refuse_price', 'reject_refund', 'ask_shopper', 'report_problem')) not valid;
insert into ready_reasons (kind, position, words) values
  ('report_problem', 1, '{"en": "The packaging is damaged too.", "zh": "包装也有破损。"}'),
  ('report_problem', 2, '{"en": "The packaging is intact.", "zh": "包装完好。"}'),
  ('report_problem', 3, '{"en": "We have asked the seller and will tell you what they say.", "zh": "我们已联系卖家，有回复就告诉你。"}'),
  ('report_problem', 4, '{"en": "The seller’s page shows it differently: compare our photos.", "zh": "与卖家页面不一致，请对照我们的照片。"}');
