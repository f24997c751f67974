ALTER TABLE "school_program" DROP CONSTRAINT "school_program_once";--> statement-breakpoint
DROP INDEX "school_calendar_once";--> statement-breakpoint
ALTER TABLE "caterer" ADD COLUMN "logo" text;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "lowest_grade" text;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "highest_grade" text;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "terms" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "serving_lines" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "school_program" ADD COLUMN "service_days" integer;--> statement-breakpoint
ALTER TABLE "school_program" ADD COLUMN "planned_meals" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "school_subdomain" ON "school" USING btree ("subdomain") WHERE "school"."archived_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "school_calendar_once" ON "school_calendar" USING btree ("caterer_id","school_id","meal_program_id") WHERE "school_calendar"."archived_at" is null;--> statement-breakpoint
-- A school's grades replace its one grade group. A change of type rewrites the rows of every caterer; an update would see
-- none, because policies bind the owner, too.
ALTER TABLE "school" ALTER COLUMN "lowest_grade" SET DATA TYPE text USING case "grade_group" when 'K-5' then 'K' when '6-8' then '6' when '9-12' then '9' end;--> statement-breakpoint
ALTER TABLE "school" ALTER COLUMN "highest_grade" SET DATA TYPE text USING case "grade_group" when 'K-5' then '5' when '6-8' then '8' when '9-12' then '12' end;--> statement-breakpoint
ALTER TABLE "school" DROP COLUMN "grade_group";--> statement-breakpoint
ALTER TABLE "school_program" ADD CONSTRAINT "school_program_once" UNIQUE("caterer_id","school_id","meal_program_id");--> statement-breakpoint
ALTER TABLE "school_program" ADD CONSTRAINT "school_program_service_days" CHECK ("school_program"."service_days" between 1 and 7);--> statement-breakpoint
ALTER TABLE "school_program" ADD CONSTRAINT "school_program_planned_meals" CHECK ("school_program"."planned_meals" >= 0);--> statement-breakpoint
-- A host name belongs to one school of one caterer. The answer is yes or no, never whose it is.
grant select on school to commissary_definer;
create policy definer_select on school for select to commissary_definer using (caterer_id > 0);
--> statement-breakpoint
create function is_subdomain_taken(p_subdomain text, p_except bigint) returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select exists (
    select from school s
    where s.subdomain = p_subdomain and s.archived_at is null and s.id is distinct from p_except
  )
$$;
--> statement-breakpoint
do $$ begin
  grant create on schema public to commissary_definer;
  revoke all on function is_subdomain_taken(text, bigint) from public;
  grant execute on function is_subdomain_taken(text, bigint) to commissary_app;
  alter function is_subdomain_taken(text, bigint) owner to commissary_definer;
  revoke create on schema public from commissary_definer;
end $$;
