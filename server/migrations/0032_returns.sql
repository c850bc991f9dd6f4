-- What the dock found when a package came back: its weight, and each thing with its condition and its shelf.
alter table parcels add column return_found jsonb;
alter table parcels add constraint parcels_return_found
  check (return_found is null or (jsonb_typeof(return_found) = 'object' and stage = 'returned')) not valid;
