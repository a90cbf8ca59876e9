CREATE TABLE "shares" (
	"token" text PRIMARY KEY NOT NULL,
	"analysis_id" uuid NOT NULL,
	"is_public" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shares_analysis_id_unique" UNIQUE("analysis_id")
);
--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_analysis_id_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."analyses"("id") ON DELETE cascade ON UPDATE no action;