-- A stream of events ends with its session, whichever way that ends: logging out, another password, a block, the removal of an account.
create function session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('longhaul_changes', 'session:' || old.id || ' ended');
  return null;
end
$$;
create trigger sessions_ended after update of ended_at, expires_at on sessions
  for each row when (new.ended_at is not null or new.expires_at < old.expires_at) execute function session_ended();
create trigger sessions_removed after delete on sessions for each row execute function session_ended();
create trigger staff_sessions_ended after update of ended_at, expires_at on staff_sessions
  for each row when (new.ended_at is not null or new.expires_at < old.expires_at) execute function session_ended();
create trigger staff_sessions_removed after delete on staff_sessions for each row execute function session_ended();
create trigger shoppers_blocked after update of blocked_at on shoppers
  for each row when (new.blocked_at is not null) execute function session_ended();
create trigger staff_disabled after update of disabled_at on staff
  for each row when (new.disabled_at is not null) execute function session_ended();

-- A file is attached only for what it was stored, and where its shopper is known, only by that shopper. Arguments: the column, one id or several; the
-- kind; the column of the shopper, where there is one.
create function check_attached() returns trigger language plpgsql as $$
declare
  attached jsonb := to_jsonb(new) -> tg_argv[0];
  owner text := to_jsonb(new) ->> tg_argv[2];
begin
  if jsonb_typeof(attached) = 'string' then attached := jsonb_build_array(attached); end if;
  if jsonb_typeof(attached) is distinct from 'array' or attached = '[]' then return new; end if;
  if exists (
    select from jsonb_array_elements_text(attached) as named (file)
    left join files on files.id = named.file::uuid
    where files.id is null or files.kind <> tg_argv[1] or (owner is not null and files.shopper_id is distinct from owner::uuid)
  ) then
    raise exception '% of % is no file of kind % that may stand there', tg_argv[0], tg_table_name, tg_argv[1]
      using errcode = 'check_violation', constraint = tg_table_name || '_attached';
  end if;
  return new;
end
$$;
create trigger attached before insert or update of avatar_file_id on shoppers
  for each row execute function check_attached('avatar_file_id', 'avatar', 'id');
create trigger attached before insert or update of image_file_id on cart_items
  for each row execute function check_attached('image_file_id', 'product', '');
create trigger attached before insert or update of image_file_id on order_items
  for each row execute function check_attached('image_file_id', 'product', '');
create trigger attached before insert or update of receipt_file_id on remittances
  for each row execute function check_attached('receipt_file_id', 'receipt', 'shopper_id');
create trigger attached before insert or update of file_ids on reviews
  for each row execute function check_attached('file_ids', 'review', 'shopper_id');
create trigger attached before insert or update of file_ids on unclaimed_claims
  for each row execute function check_attached('file_ids', 'attachment', 'shopper_id');
create trigger attached before insert or update of file_id on exports
  for each row execute function check_attached('file_id', 'document', 'shopper_id');
create trigger attached before insert or update of file_id on claim_files
  for each row execute function check_attached('file_id', 'attachment', '');
create trigger attached before insert or update of file_id on conversation_files
  for each row execute function check_attached('file_id', 'attachment', '');
create trigger attached before insert or update of file_id on stock_photos
  for each row execute function check_attached('file_id', 'inspection', '');
create trigger attached before insert or update of file_id on unclaimed_photos
  for each row execute function check_attached('file_id', 'inspection', '');
create trigger attached before insert or update of file_id on parcel_photos
  for each row execute function check_attached('file_id', 'packing', '');
create trigger attached before insert or update of video_file_id on parcels
  for each row execute function check_attached('video_file_id', 'packing', '');
create trigger attached before insert or update of label_file_id on shipments
  for each row execute function check_attached('label_file_id', 'document', '');

-- An address that is shown as a link is one of the web. What was stored otherwise could only come through a hole that is closed.
delete from cart_items where url !~* '^https?://';
update order_items set url = '' where url <> '' and url !~* '^https?://';
update cart_items set image_file_id = null
  where image_file_id is not null and not exists (select from files where files.id = image_file_id and kind = 'product');
update order_items set image_file_id = null
  where image_file_id is not null and not exists (select from files where files.id = image_file_id and kind = 'product');
alter table cart_items add constraint cart_items_url_web check (url ~* '^https?://');
alter table order_items add constraint order_items_url_web check (url = '' or url ~* '^https?://');
alter table products add constraint products_url_web check (url ~* '^https?://');
alter table short_links add constraint short_links_target_web check (target = '' or target ~* '^https?://');
alter table recharges add constraint recharges_provider_url_web check (provider_url = '' or provider_url ~* '^https?://');
