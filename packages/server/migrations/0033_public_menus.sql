-- Families read a school's menus without a session. Only a school that switched its public menu on is found, so that the
-- answer for one that did not is the same as for no school at all. All reads that follow are bound by the policies of its caterer.
create function find_public_school(p_subdomain text) returns table (caterer_id integer, school_id bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select s.caterer_id, s.id
  from school s join caterer c on c.id = s.caterer_id and c.archived_at is null
  where s.subdomain = p_subdomain and s.archived_at is null and s.module_access ->> 'Public Menu' = 'Yes'
$$;
--> statement-breakpoint
do $$ begin
  grant create on schema public to commissary_definer;
  revoke all on function find_public_school(text) from public;
  grant execute on function find_public_school(text) to commissary_app;
  alter function find_public_school(text) owner to commissary_definer;
  revoke create on schema public from commissary_definer;
end $$;
