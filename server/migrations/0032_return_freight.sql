-- Why a package came back, and what the carrier asked for that. What came back before has neither.
alter table parcels
  add return_cause text check (return_cause in (
    'wrong_address', 'refused', 'not_collected', 'papers_missing', 'carrier', 'ours')),
  add return_freight_fen bigint check (return_freight_fen >= 0),
  add check ((return_cause is null) = (return_freight_fen is null)),
  add check (return_cause is null or stage = 'returned');

-- What is owed for a way back has no last day: its goods stay where they are until it is paid.
alter table supplements alter pay_by drop not null;
alter table supplements add check (pay_by is not null or parcel_id is not null);
