/* Everyday searches of the demo that once failed; columns as in queries.ts. */
export const rows = `
ladies bike 17 inch frame => [Bb]ike|[Bb]icycle !! Vehicle / Jobs
lego star wars => . !! Jobs / Property
hgv class 1 jobs => HGV|[Cc]lass 1 !! Job Wanted / Services
bar staff jobs liverpool => [Bb]ar staff !! Job Wanted / Services
apprentice electrician => [Aa]pprentice|[Tt]rainee !! Job Wanted
care assistant nights cardiff => Jobs|Job Offers !! Job Wanted
walking group leeds => Friendship !! Jobs / Services
horsebox 3.5 tonne => [Hh]orse !! Trucks
oak bookcase => [Bb]ookcase|[Bb]ookshel|[Ss]helves !! tradesman
leather sofa 3 seater brown => [Ss]ofa|[Ss]ettee !! Health / Jobs
fridge freezer frost free leeds delivery => [Ff]ridge !! Jobs / Property
hoover cordless => . !! tradesman / Jobs
golf clubs left handed => [Gg]olf !! Jobs / Home
wedding photographer yorkshire => photograph !! Hair / Jobs
flats to let sw9 => Property to Rent !! Property for Sale / Jobs
car park space nottingham city centre => Garage Storage|[Pp]arking !! Jobs
`;
