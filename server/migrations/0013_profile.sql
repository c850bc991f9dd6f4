-- A nickname has 16 characters as people count them; an emoji among them may be ten code points.
alter table shoppers drop constraint shoppers_nickname_check;
alter table shoppers
  add constraint shoppers_nickname_check check (length(nickname) <= 160),
  add constraint shoppers_first_name_check check (length(first_name) <= 50),
  add constraint shoppers_last_name_check check (length(last_name) <= 50),
  add constraint shoppers_phone_check check (length(phone) <= 40),
  add constraint shoppers_birthday_check check (birthday > '1890-01-01'),
  add constraint shoppers_avatar_file foreign key (avatar_file_id) references files on delete set null;
create index shoppers_avatar_file on shoppers (avatar_file_id) where avatar_file_id is not null;
