-- What the shopper's warehouse and package pages add: pictures that were looked at, two ways to pay, the film of the packing, moderated reviews.

-- The shopper looked at the inspection pictures and said that it is right. No right is given up by it.
alter table stock_items add accepted_at timestamptz;

-- 'estimate': the estimate is set aside and settled after packing. 'exact': only a deposit is set aside, the rest is paid by the scale.
alter table parcels add pay_way text not null default 'estimate' check (pay_way in ('estimate', 'exact'));
alter table parcels add deposit_fen bigint not null default 0 check (deposit_fen >= 0);
alter table parcels add video_file_id uuid references files;

-- Nobody reads a review before staff have.
alter table reviews add stage text not null default 'waiting' check (stage in ('waiting', 'shown', 'hidden'));
alter table reviews add decided_by uuid references staff;
alter table reviews add decided_at timestamptz;
alter table reviews add decide_reason text not null default '' check (length(decide_reason) <= 300);
alter table reviews add check (stage = 'waiting' or (decided_by is not null and decided_at is not null));
create index reviews_stage on reviews (stage, created_at desc, id desc);

-- An installation that has its services already gets the two that could not be sold before.
insert into extra_services (id, name_en, name_zh, unit, price_fen, position)
select id, name_en, name_zh, 'parcel', price_fen, position
from (values
  ('rehearsal_packing', 'Trial packing before payment', '预演打包', 500, 7),
  ('packing_video', 'Video of the packing', '打包视频', 1000, 8)
) as added (id, name_en, name_zh, price_fen, position)
where exists (select from extra_services)
on conflict (id) do nothing;
