CREATE TABLE "ingredient_document" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ingredient_document_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"ingredient_id" bigint NOT NULL,
	"file_id" bigint NOT NULL,
	"thumbnail_file_id" bigint,
	"kind" text NOT NULL,
	"valid_from" date,
	"expires_on" date,
	"proves_crediting" boolean DEFAULT false NOT NULL,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "ingredient_document_dates" CHECK ("ingredient_document"."expires_on" >= "ingredient_document"."valid_from")
);
--> statement-breakpoint
ALTER TABLE "ingredient_document" ADD CONSTRAINT "ingredient_document_ingredient_own" FOREIGN KEY ("caterer_id","ingredient_id") REFERENCES "public"."ingredient"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ingredient_document" ADD CONSTRAINT "ingredient_document_file_own" FOREIGN KEY ("caterer_id","file_id") REFERENCES "public"."file"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ingredient_document" ADD CONSTRAINT "ingredient_document_thumbnail_own" FOREIGN KEY ("caterer_id","thumbnail_file_id") REFERENCES "public"."file"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ingredient_document_file" ON "ingredient_document" USING btree ("caterer_id","file_id");--> statement-breakpoint
CREATE INDEX "ingredient_document_thumbnail" ON "ingredient_document" USING btree ("caterer_id","thumbnail_file_id");--> statement-breakpoint
CREATE INDEX "ingredient_document_ingredient" ON "ingredient_document" USING btree ("caterer_id","ingredient_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ingredient_document_credits" ON "ingredient_document" USING btree ("caterer_id","ingredient_id") WHERE "ingredient_document"."proves_crediting" and "ingredient_document"."archived_at" is null;--> statement-breakpoint
select secure_table('ingredient_document');
