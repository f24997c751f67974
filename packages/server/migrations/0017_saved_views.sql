CREATE TABLE "saved_view" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_view_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" bigint DEFAULT current_app_user() NOT NULL,
	"table_id" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"layout" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_user" FOREIGN KEY ("caterer_id","user_id") REFERENCES "public"."app_user"("caterer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_view_name" ON "saved_view" USING btree ("caterer_id","user_id","table_id",lower("name"));--> statement-breakpoint
select secure_table('saved_view');
--> statement-breakpoint
-- A view is its user's alone: not even an administrator of the caterer sees it.
alter policy app_select on saved_view using (caterer_id = current_caterer() and user_id = current_app_user());
alter policy app_insert on saved_view with check (caterer_id = current_caterer() and user_id = current_app_user());
alter policy app_update on saved_view using (caterer_id = current_caterer() and user_id = current_app_user())
  with check (caterer_id = current_caterer() and user_id = current_app_user());
alter policy app_delete on saved_view using (caterer_id = current_caterer() and user_id = current_app_user());
