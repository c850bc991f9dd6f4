-- What was typed and photographed at a bench for a package that is not finished, so that another bench can go
-- on with it.
alter table parcels add column packing_draft jsonb;
alter table parcels add constraint parcels_packing_draft
  check (jsonb_typeof(packing_draft) = 'object') not valid;
